type Helper = 'deaf-worker' | 'dying-worker' | 'moved-clock' | 'poisoned-worker'

/** The settings of a process that loads another helper before its own code. */
export function preload(name: Helper, env: Record<string, string> = {}): Record<string, string> {
  return { ...env, NODE_OPTIONS: `--import=${new URL(`./${name}.ts`, import.meta.url)}` }
}
