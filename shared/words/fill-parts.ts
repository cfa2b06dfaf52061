/** A message in pieces: `<link>text</link>` and `<place/>` become what the part of that name returns; the rest is text. */
export function fillParts<Piece>(
  text: string,
  parts: Record<string, (inner: string) => Piece>,
): (string | Piece | undefined)[] {
  const names = Object.keys(parts).join('|')
  const pieces = text.split(new RegExp(`<(${names})(?:/>|>(.*?)</\\1>)`, 's'))
  // text, name and inner text alternate
  return pieces
    .map((piece, index) => (index % 3 === 1 ? parts[piece]?.(pieces[index + 1] ?? '') : piece))
    .filter((_piece, index) => index % 3 !== 2)
}
