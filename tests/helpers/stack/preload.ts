/** The modules that a process can load before its own code, by file. */
const files = {
  'deaf-worker': './deaf-worker.ts',
  'dying-worker': './dying-worker.ts',
  'moved-clock': '../../../infra/measure/chaos/moved-clock.ts',
  'poisoned-worker': '../../../infra/measure/chaos/poisoned-worker.ts',
}

/** The settings of a process that loads another helper before its own code. */
export function preload(name: keyof typeof files, env: Record<string, string> = {}): Record<string, string> {
  return { ...env, NODE_OPTIONS: `--import=${new URL(files[name], import.meta.url)}` }
}
