/** Loaded into a process before its own code: its clock is wrong by CLOCK_MOVED_MS. */
const RealDate = Date
const moved = Number(process.env.CLOCK_MOVED_MS)
const now = () => RealDate.now() + moved

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
