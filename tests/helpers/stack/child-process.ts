/** A process for the restart tests: it reports that it is ready if PART_READY is set, and exits with PART_CODE. */
if (process.env.PART_READY) process.send?.('ready')
if (process.env.PART_CODE) process.exitCode = Number(process.env.PART_CODE)
else setInterval(() => {}, 1000)
process.disconnect?.()
