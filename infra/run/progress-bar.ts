const WIDTH = 30

/** A progress bar that shows parts from 0 to 1; without a terminal, one line for each finished item. */
export function progressBar(): { show: (name: string, part: number) => void; end: () => void } {
  const isTerminal = process.stdout.isTTY
  return {
    show(name, part) {
      if (!isTerminal) {
        if (part === 1) process.stdout.write(`  ${name} ✓\n`)
        return
      }
      const filled = Math.round(part * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      process.stdout.write(`\r\x1b[K  ${bar} ${Math.round(part * 100)} %  ${name}`)
    },
    end() {
      if (isTerminal) process.stdout.write('\r\x1b[K')
    },
  }
}
