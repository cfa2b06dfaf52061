/** Loaded into a worker before its own code: parsing POISON in a model's answer never ends. */
const { parse } = JSON
JSON.parse = (text: string, ...rest: []) => {
  while (String(text).includes('POISON')) {
    // like a regular expression that never ends
  }
  return parse(text, ...rest)
}
