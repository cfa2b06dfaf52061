/**
 * Collects values and delivers them together in every second animation frame: thirty times a second words appear
 * smoothly, and a slow device paints them in the frame between. Hidden pages have no frames, so a timer delivers them
 * there.
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
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(flush)
        })
        timer = setTimeout(flush, 250)
      }
    },
    flush,
  }
}
