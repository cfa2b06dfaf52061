import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates a commentary module in a SWORD library from XML by verse: `Psalms 23:1`. The tool for it comes with mod2imp.
 */
export function makeCommentary(library: string, name: string, entries: Record<string, string>): void {
  const path = `modules/comments/zcom/${name.toLowerCase()}`
  mkdirSync(join(library, path), { recursive: true })
  mkdirSync(join(library, 'mods.d'), { recursive: true })
  const file = join(library, `${name}.imp`)
  writeFileSync(
    file,
    Object.entries(entries)
      .map(([key, xml]) => `$$$${key}\n${xml}\n`)
      .join(''),
  )
  const { status, stderr } = spawnSync('imp2vs', [file, '-z', 'z', '-o', join(library, path)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`imp2vs ended with ${status}: ${stderr}`)
  const conf = {
    DataPath: `./${path}/`,
    ModDrv: 'zCom',
    BlockType: 'BOOK',
    CompressType: 'ZIP',
    Lang: 'en',
    Encoding: 'UTF-8',
    SourceType: 'OSIS',
    Description: name,
  }
  const lines = Object.entries(conf).map(([key, value]) => `${key}=${value}`)
  writeFileSync(join(library, `mods.d/${name.toLowerCase()}.conf`), `[${name}]\n${lines.join('\n')}\n`)
}
