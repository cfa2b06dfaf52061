import { SaxesParser } from 'saxes'

export type XmlHandler = {
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  text(text: string): void
}

export type XmlFeed = { write(chunk: string): void; close(): void }

/** Thrown for a source that cannot be trusted or read; the message is for the person who imports it. */
export class SourceError extends Error {}

const MAX_DEPTH = 64
const MAX_TAG = 8000
const MAX_ELEMENTS = 4_000_000
const MAX_TEXT = 64_000_000

/** The HTML entities that texts use besides those of XML; a no-break space becomes a plain space. */
const htmlEntities = {
  ...{ nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', copy: '©', reg: '®' },
}

/**
 * A strict streaming reader of XML. Document types, custom entities, documents nested too deeply or too long, and
 * anything that is not well-formed end in a SourceError. `fragment` allows several elements side by side. `html` allows
 * a fragment with HTML entities, where the end of an element also closes the open elements inside it.
 */
export function readXml(handler: XmlHandler, options: { fragment?: boolean; html?: boolean } = {}): XmlFeed {
  const isFragment = options.fragment || options.html
  const parser = isFragment ? new SaxesParser({ fragment: true }) : new SaxesParser({ xmlns: false })
  if (options.html) Object.assign(parser.ENTITIES, htmlEntities)
  const names: string[] = []
  let elements = 0
  let characters = 0
  let tagBegun = 0
  const refuse = (why: string): never => {
    throw new SourceError(why)
  }
  // at most seven handlers: with one more V8 makes the parser a slow dictionary, and reading takes four times as long
  parser.on('error', ({ message }) => {
    if (!options.html || !message.endsWith('unexpected close tag.')) refuse(`not well-formed XML: ${message}`)
  })
  parser.on('doctype', () => refuse('a document type is not allowed'))
  parser.on('opentagstart', ({ name }) => {
    tagBegun = parser.position - name.length
  })
  parser.on('opentag', ({ name, attributes: given }) => {
    // without namespaces every attribute is a string
    const attributes = given as Record<string, string>
    const { encoding } = parser.xmlDecl
    if (elements === 0 && encoding && !/^utf-?8$/i.test(encoding))
      refuse(`the encoding is ${encoding}, only UTF-8 is read`)
    names.push(name)
    elements += 1
    if (parser.position - tagBegun > MAX_TAG) refuse(`a tag is longer than ${MAX_TAG} characters`)
    if (names.length > MAX_DEPTH) refuse(`elements are nested deeper than ${MAX_DEPTH}`)
    if (elements > MAX_ELEMENTS) refuse(`more than ${MAX_ELEMENTS} elements`)
    handler.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    names.pop()
    handler.close(name)
  })
  const onText = (text: string) => {
    characters += text.length
    if (characters > MAX_TEXT) refuse(`more than ${MAX_TEXT} characters of text`)
    handler.text(text)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  return { write: (chunk) => void parser.write(chunk), close: () => void parser.close() }
}
