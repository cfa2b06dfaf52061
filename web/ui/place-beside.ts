type Box = { left: number; top: number; right: number; bottom: number }
type Size = { offsetWidth: number; offsetHeight: number }
type Placing = { gap: number; side: 'above' | 'below'; align: 'start' | 'center' }

/**
 * Where something of this size is shown beside a marker and inside a box: on the wanted side if it has room there or
 * more room than on the other. All in coordinates of the window.
 */
export function placeBeside(
  marker: Box,
  { offsetWidth: width, offsetHeight: height }: Size,
  inside: Box,
  { gap, side: wanted, align }: Placing,
): { left: number; top: number; side: Placing['side'] } {
  const room = { above: marker.top - gap - inside.top, below: inside.bottom - marker.bottom - gap }
  const other = wanted === 'below' ? 'above' : 'below'
  const side = height <= room[wanted] || room[wanted] >= room[other] ? wanted : other
  const start = align === 'start' ? marker.left : (marker.left + marker.right - width) / 2
  return {
    left: Math.max(inside.left, Math.min(start, inside.right - width)),
    top: side === 'below' ? marker.bottom + gap : marker.top - gap - height,
    side,
  }
}
