import type { BrowserContext, Page } from 'playwright'
import { median } from '../bench/table.ts'

const LOOKS = 3

/** A network, and how many times slower the processor is. */
export type Slowness = { latency: number; bytesPerSecond: number; slower: number }

/** A new page of a context on a slow device. */
export async function slowPage(context: BrowserContext, { latency, bytesPerSecond, slower }: Slowness): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** The medians of three looks, each of which is printed. */
export async function middlesOf<Times extends Record<string, number>>(
  look: () => Promise<Times>,
  print: (line: string) => void,
): Promise<Times> {
  const looks: Times[] = []
  while (looks.length < LOOKS) {
    const times = await look()
    const shown = Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
    print(shown.join(', '))
    looks.push(times)
  }
  const names = Object.keys(looks[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(looks.map((times) => times[name]!))])) as Times
}
