/**
 * Gathers values and gives them out together once for each frame that is drawn, so that text is never laid out more
 * often than it is seen. A hidden page draws no frames: there a timer gives them out.
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
