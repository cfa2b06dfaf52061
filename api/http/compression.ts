import { constants } from 'node:zlib'

/** Responses of fewer bytes are sent as they are. */
export const COMPRESSED_FROM = 1024

/** How a response is compressed while a reader waits. */
export const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
