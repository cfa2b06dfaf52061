import core from '@messageformat/core'
import compile from '@messageformat/core/lib/compile-module.js'

/** Compiles messages in ICU MessageFormat. The package's types have a default export where Node has the class itself. */
export const MessageFormat = core as unknown as typeof core.default

/** The code of a module with a function for each message. */
export const compileModule = compile as unknown as typeof compile.default
