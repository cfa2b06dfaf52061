/** The words of a language by area: see web/build/words.ts. */
declare module 'virtual:words/*' {
  const catalogs: Record<string, import('./words.ts').Catalog>
  // biome-ignore lint/style/noDefaultExport: what the build writes
  export default catalogs
}
