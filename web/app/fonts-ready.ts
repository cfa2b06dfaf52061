const PATIENCE = 300

/**
 * Resolves when the letters of the first screen are here, or after a moment. The page asks for them before its script, so
 * mostly they are; a text set in other letters would break its lines anew when they come.
 */
export async function fontsReady(): Promise<void> {
  const faces = ['400 18px "Literata Variable"', '400 15px "Inter Variable"'].map((font) => document.fonts.load(font))
  const arrived = Promise.allSettled(faces)
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
