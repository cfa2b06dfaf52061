/** The part of the package that we use: Unicode's bidirectional algorithm (UAX #9). */
declare module 'bidi-js' {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }
  export default function createBidi(): Bidi
}
