// the package has no types; these are the parts in use
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    keepFeatures: string[]
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default subsetFont
}
