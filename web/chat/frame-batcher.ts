/**
 * Collects values and delivers them together once per animation frame, so that text is not laid out more often than it
 * is painted. Hidden pages have no frames, so a timer delivers them there.
 */
export function createFrameBatcher<Value>(give: (values: Value[]) => void): {
  push: (value: Value) => void
  flush: () => void
} {
  let values: Value[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = 0
    timer = undefined
    const given = values
    values = []
    if (given.length > 0) give(given)
  }
  return {
    push(value) {
      values.push(value)
      if (frame === 0 && timer === undefined) {
        frame = requestAnimationFrame(flush)
        timer = setTimeout(flush, 250)
      }
    },
    flush,
  }
}
