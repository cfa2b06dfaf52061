import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { chatQueue, modelSettings, startModel } from './fleet-settings.ts'
import { newVisitor, readAnswer } from './read-answer.ts'
import type { Started } from './services.ts'
import { textFor } from './spoken.ts'

const STREAMS = 100
const PER_SECOND = 20
const PIECES = 240
const LOOK_MS = 500

/**
 * Two APIs and two workers are replaced one after the other, behind a balancer that polls /readyz twice a second and
 * does not retry.
 */
export const rolling: Bench = {
  about: `two APIs and two workers replaced under ${PER_SECOND} requests a second and ${STREAMS} streams`,
  async run(services) {
    const env = modelSettings(await startModel(services, PIECES, 100), {
      ...{ CHAT_CONCURRENCY: '100', SHUTDOWN_DELAY_SECONDS: '2' },
      ...{ ID_SECRET: 'one secret for all that are started by this measurement' },
    })
    const startApi = () => services.start('api/main.ts', env)
    const startWorker = () => services.start('workers/main.ts', env, chatQueue)
    const apis = [await startApi(), await startApi()]
    const workers = [await startWorker(), await startWorker()]
    let ready: Started[] = [...apis]
    const balancing = setInterval(async () => {
      const looks = await Promise.all(apis.map(async (api) => ((await isReady(api)) ? [api] : [])))
      ready = looks.flat()
    }, LOOK_MS)
    let turn = 0
    // on a machine so slow that neither responds in time, use one of them anyway
    const address = () => (ready.length > 0 ? ready : apis)[turn++ % Math.max(1, ready.length)]!.url

    const visitors = await Promise.all(Array.from({ length: STREAMS }, () => newVisitor(address())))
    const asked = visitors.map((visitor, at) =>
      readAnswer({ prompt: `seed:${at}`, address, visitor }).catch(() => undefined),
    )
    let [requests, failed] = [0, 0]
    const paths = ['/api/bible/eng-web/book/JHN/chapters/3', '/api/theologies', '/api/bibles', '/api/user']
    const asking = setInterval(async () => {
      const path = paths[requests++ % paths.length]
      const isGood = await fetch(address() + path).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      )
      if (!isGood) failed += 1
    }, 1000 / PER_SECOND)

    for (const old of [...apis]) {
      apis.push(await startApi())
      await delay(2 * LOOK_MS)
      await old.stop()
      apis.splice(apis.indexOf(old), 1)
    }
    for (const old of workers) {
      await startWorker()
      await old.stop()
    }
    const readings = await Promise.all(asked)
    clearInterval(asking)
    clearInterval(balancing)
    const wrong = readings.filter(
      (reading, at) => reading?.status !== 'complete' || reading.text !== textFor(at, PIECES),
    )
    printBounds([
      { what: 'requests', is: requests },
      { what: 'failed', is: failed, most: 0 },
      { what: 'streams', is: readings.length },
      { what: 'answers that are lost or wrong', is: wrong.length, most: 0 },
      {
        what: 'connections that the streams took',
        is: readings.reduce((sum, reading) => sum + (reading?.connections ?? 0), 0),
      },
    ])
  },
}

const isReady = ({ adminUrl }: Started): Promise<boolean> =>
  fetch(`${adminUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
