/** Returns a message of an English catalog where nothing compiles messages: one whose places are only names. */
export function englishWords<Key extends string>(catalog: Record<Key, string>) {
  return (key: Key, values: Record<string, string> = {}): string =>
    catalog[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
