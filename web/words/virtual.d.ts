/** The words of a language by area: see web/build/words.ts. */
declare module 'virtual:words/all' {
  const languages: Record<
    string,
    Record<string, Record<string, string | ((values: Record<string, string | number>) => string)>>
  >
  // biome-ignore lint/style/noDefaultExport: what the build writes
  export default languages
}

declare module 'virtual:words/*' {
  const catalogs: Record<string, Record<string, string | ((values: Record<string, string | number>) => string)>>
  // biome-ignore lint/style/noDefaultExport: what the build writes
  export default catalogs
}
