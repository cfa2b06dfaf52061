import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** The account on the machine: root, one that may use sudo, or one that may install nothing. */
export const ACCOUNTS = ['root', 'sudo', 'user', 'none'] as const
/** `none` is root on a machine without apt. */
export type Account = (typeof ACCOUNTS)[number]

type Run = { code: number | null; output: string }
export type Machine = {
  /** Runs a command in the clone as the account and waits for its end; `show` prints the output. */
  run: (command: string, env?: NodeJS.ProcessEnv, show?: boolean) => Promise<Run>
  /** Starts a command in the clone as from a terminal: the returned process leads a separate process group. */
  start: (command: string, env?: NodeJS.ProcessEnv) => ReturnType<typeof spawn>
  asRoot: (command: string) => Promise<Run>
  /** What was added to the bare machine, in MB: in total, and below some folders of the clone. */
  added: () => { all: number; packages: number; data: number }
  /** The commands that are still running on the machine. */
  running: () => string[]
  end: () => void
}

const NAME = 'reader'
const UID = 1000

/**
 * A machine made from a bare Debian, with a clone of this project's last commit in the account's home. It shares only
 * the network with this one. This process must be the first of its own namespaces: see check-fresh.ts.
 */
export async function openMachine(base: string, folder: string, account: Account, bundle: string): Promise<Machine> {
  const upper = join(folder, 'upper')
  const root = join(folder, 'root')
  for (const dir of [upper, root, join(folder, 'work')]) mkdirSync(dir, { recursive: true })
  mount('-t', 'overlay', 'overlay', '-o', `lowerdir=${base},upperdir=${upper},workdir=${join(folder, 'work')}`, root)
  mount('--rbind', '/dev', join(root, 'dev'))
  mount('-t', 'proc', 'proc', join(root, 'proc'))
  const isRoot = account === 'root' || account === 'none'
  const home = isRoot ? '/root' : `/home/${NAME}`
  const clone = join(root, home, 'philip')

  const start = (command: string, env: NodeJS.ProcessEnv = {}, options: SpawnOptions = {}, asRoot = isRoot) => {
    const script = `cd ~ && if [ -d philip ]; then cd philip; fi && exec ${command}`
    const user = asRoot ? '0:0' : `${UID}:${UID}`
    const given = { ...passedOn(), HOME: asRoot ? '/root' : home, ...env }
    return spawn('chroot', [`--userspec=${user}`, root, '/bin/sh', '-c', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      env: given,
    })
  }
  const run = async (command: string, env: NodeJS.ProcessEnv = {}, show = false, asRoot = isRoot): Promise<Run> => {
    const child = start(`sh -c '${command.replaceAll("'", `'\\''`)}' 2>&1`, env, {}, asRoot)
    if (show) child.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk))
    const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit') as Promise<[number | null]>])
    return { code, output }
  }
  const must = async (command: string, asRoot: boolean): Promise<void> => {
    const { code, output } = await run(command, {}, false, asRoot)
    if (code !== 0) throw new Error(`${command} failed: ${output.trim()}`)
  }

  if (!isRoot) await must(`useradd --create-home --uid ${UID} --shell /bin/bash ${NAME}`, true)
  if (account === 'sudo') {
    await must('DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends sudo', true)
    writeFileSync(join(root, 'etc/sudoers.d', NAME), `${NAME} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 })
  }
  if (account === 'none') await must('mv /usr/bin/apt-get /usr/bin/apt-get.away', true)
  writeFileSync(join(root, 'tmp/philip.bundle'), readFileSync(bundle), { mode: 0o644 })
  writeFileSync(join(root, home, '.npmrc'), npmSettings(), { mode: 0o644 })
  await must('git clone -q /tmp/philip.bundle philip', isRoot)
  const before = megabytes(upper)
  return {
    run,
    start: (command, env) => start(command, env, { detached: true }),
    asRoot: (command) => run(command, {}, false, true),
    added: () => ({
      all: megabytes(upper) - before,
      packages: megabytes(join(clone, 'node_modules')),
      // root's Postgres stores its data where the Postgres account has access
      data: megabytes(join(clone, '.data')) + megabytes(join(root, 'var/lib/philip')),
    }),
    running: () => processes(),
    end: () => {
      for (const at of ['proc', 'dev', '']) spawnSync('umount', ['--lazy', join(root, at)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(...args: string[]): void {
  execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A terminal's environment, and how this machine reaches the network. */
function passedOn(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => /^(https?_proxy|no_proxy|npm_config_registry)$/i.test(name))
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  const hasOwn = globSync('/usr/local/share/ca-certificates/*.crt').length > 0
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    TERM: 'dumb',
    ...Object.fromEntries(names.map((name) => [name, process.env[name]])),
    ...(hasOwn ? { NODE_EXTRA_CA_CERTS: certificates } : {}),
  }
}

function npmSettings(): string {
  const files = [join(homedir(), '.npmrc'), '/usr/etc/npmrc', '/etc/npmrc'].filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

function megabytes(path: string): number {
  if (!existsSync(path)) return 0
  return Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
}

/** All processes of this namespace except this one and zombies. */
function processes(): string[] {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return others.flatMap((pid) => {
    try {
      const isOver = /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      return isOver ? [] : [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()]
    } catch {
      return []
    }
  })
}
