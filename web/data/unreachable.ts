/** The message that the service worker posts to its pages when one of its own requests got no response. */
export const UNREACHABLE = 'unreachable'
