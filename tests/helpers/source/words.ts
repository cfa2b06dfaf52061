import { MessageFormat } from '../../../shared/words/message-format.ts'
import { readSourcesWith } from '../../../web/words/words.ts'

/** Unit tests run without a build: the sources of messages are compiled when they are used. */
const english = new MessageFormat('en')
readSourcesWith((message, values) => english.compile(message)(values))
