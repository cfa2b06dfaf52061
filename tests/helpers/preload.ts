/** The settings of a process that loads another helper before its own code: `deaf-worker` or `moved-clock`. */
export function preload(name: 'deaf-worker' | 'moved-clock', env: Record<string, string> = {}): Record<string, string> {
  return { ...env, NODE_OPTIONS: `--import=${new URL(`./${name}.ts`, import.meta.url)}` }
}
