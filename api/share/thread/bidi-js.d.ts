/** The part of the package that we use: Unicode's bidirectional algorithm (UAX #9). */
declare module 'bidi-js' {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }
  function createBidi(): Bidi
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default createBidi
}
