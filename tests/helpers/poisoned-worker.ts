/** Loaded into a worker before its own code: reading POISON in a model's answer takes forever. */
const { parse } = JSON
JSON.parse = (text: string, ...rest: []) => {
  while (String(text).includes('POISON')) {
    // as a pattern that never ends would
  }
  return parse(text, ...rest)
}
