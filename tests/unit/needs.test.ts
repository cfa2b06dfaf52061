import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { needsOf } from '../../infra/needs.js'

const names = (command: string) => needsOf(command).map(({ name }) => name)

/** A machine with a shell and the programs of the given scripts. */
function machine(scripts: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'philip-machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['/bin/sh', '/bin/chmod', '/usr/bin/env']) symlinkSync(path, join(folder, basename(path)))
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const prepare = (uid: number) => {
    const code = `process.getuid = () => ${uid}
      const { prepare } = await import('./infra/prepare.js')
      try { prepare('start') } catch (error) { process.stdout.write(error.message) }`
    const args = ['--input-type=module', '--eval', code]
    return spawnSync(process.execPath, args, { env: { PATH: folder, HOME: folder }, encoding: 'utf8' }).stdout
  }
  return { folder, prepare, lastLine: (uid: number) => prepare(uid).split('\n').at(-1) ?? '' }
}

describe('the requirements of a machine', () => {
  test('every command requires the libraries of its Node, `npm start` the texts, the tests a browser', () => {
    for (const command of ['start', 'test', 'bench', 'import', ''])
      expect(names(command)).toContain('the library libatomic')
    expect(names('start')).toEqual(expect.arrayContaining(['Redis or Valkey', 'mod2imp from SWORD']))
    expect(names('start')).not.toContain('Chromium')
    expect(names('test')).toEqual([...names('start'), 'Chromium', 'pdftotext from Poppler'])
    for (const command of ['eval', 'bench', 'chaos']) expect(names(command)).toContain('mod2imp from SWORD')
  })

  test('every need has its package', () => {
    expect(needsOf('test').filter(({ apt }) => apt.length === 0)).toEqual([])
  })
})

describe('a machine that lacks something', () => {
  const docker = 'and try again, or run "docker compose up", which needs none of them.'

  test('without apt and brew: one sentence that lists everything', () => {
    const said = machine({}).lastLine(0)
    expect(said).toMatch(
      /^Philip needs .*Redis or Valkey.* mod2imp from SWORD.*, and neither apt nor brew is available: /,
    )
    expect(said).toMatch(new RegExp(`: install them by hand ${docker.replaceAll('.', '\\.')}$`))
  })

  test.each([
    ['no sudo', {}],
    ['a sudo that wants a password', { sudo: 'exit 1' }],
  ])('without the right to install (%s): one sentence with the line for root', (_, more) => {
    const said = machine({ 'apt-get': 'exit 0', ...more }).lastLine(1000)
    expect(said).toMatch(/^Philip needs .*, and this account may not install packages: run "apt-get install /)
    expect(said).toMatch(
      /"apt-get install --no-install-recommends (\S+ )*redis-server libsword-utils[^"]*" as root and/,
    )
  })

  test('if installing fails: one sentence with apt’s message', () => {
    const said = machine({ 'apt-get': 'echo "E: no network" >&2; exit 100' }).lastLine(0)
    expect(said).toMatch(
      /^Philip needs .*, and apt-get \w+ failed \(E: no network\): run "apt-get install [^"]+" as root/,
    )
  })

  test('if apt installs everything: no message', () => {
    const { folder, prepare } = machine({})
    // SWORD's programs also search the home folder, so the machine's own modules do not matter
    const modules = join(folder, '.sword/mods.d')
    mkdirSync(modules, { recursive: true })
    const program = (name: string) => `printf '#!/bin/sh\\n' > ${folder}/${name}; chmod +x ${folder}/${name}`
    const module = (name: string) => `printf '' > ${modules}/${name}.conf`
    const installed = names('start').flatMap((name) => /^the SWORD module (.+)$/.exec(name)?.[1] ?? [])
    const steps = [program('redis-server'), program('mod2imp'), ...installed.map(module)]
    writeFileSync(
      join(folder, 'apt-get'),
      `#!/bin/sh\ncase "$*" in *install*) ;; *) exit 0;; esac\n${steps.join('\n')}\n`,
    )
    chmodSync(join(folder, 'apt-get'), 0o755)
    expect(prepare(0)).toMatch(/^Installing .*Redis or Valkey, mod2imp from SWORD.*…\n$/)
  })
})
