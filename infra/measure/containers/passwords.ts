import { existsSync, readFileSync } from 'node:fs'

/** The passwords and secrets that infra/deploy/passwords.sh wrote to a settings file; none if the file is missing. */
export function readPasswords(envFile: string): string[] {
  if (!existsSync(envFile)) return []
  return [...readFileSync(envFile, 'utf8').matchAll(/^\w+=([0-9a-f]{64})$/gm)].map(([, value]) => value!)
}

/** A text without these passwords, and without the passwords in its addresses, such as those of a proxy. */
export function maskPasswords(text: string, passwords: string[]): string {
  const masked = passwords.reduce((rest, password) => rest.replaceAll(password, '***'), text)
  return masked.replaceAll(/(\w:\/\/[^\s/:@]*):[^\s/@]+@/g, '$1:***@')
}
