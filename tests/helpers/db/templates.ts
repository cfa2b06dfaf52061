import { fill } from '../../../infra/run/fill.ts'
import { at, execute, TEMPLATES } from './execute.ts'

/** Creates the templates on a server that has none. */
export async function buildTemplates(adminUrl: string): Promise<void> {
  await execute(adminUrl, `create database ${TEMPLATES.empty}`)
  await fill(at(adminUrl, TEMPLATES.empty), undefined, async () => [])
  await execute(adminUrl, `create database ${TEMPLATES.texts} template ${TEMPLATES.empty}`)
  await fill(at(adminUrl, TEMPLATES.texts))
}
