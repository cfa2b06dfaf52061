/** A process for the tests of its restarts: it says that it is ready where PART_READY is set, and ends with PART_CODE. */
if (process.env.PART_READY) process.send?.('ready')
if (process.env.PART_CODE) process.exitCode = Number(process.env.PART_CODE)
else setInterval(() => {}, 1000)
process.disconnect?.()
