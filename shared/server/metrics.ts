import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The numbers of this process. Labels are bounded words: never an id, an address or a text. */
export const metrics = new Registry()

/** Memory, event loop and garbage collection of the process; called once by each main. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics })
}

const registers = [metrics]

export const httpRequests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered, by route pattern',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})

export const httpSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from a request to the head of its answer',
  labelNames: ['route'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

export const rateLimited = new Counter({
  name: 'http_rate_limited_total',
  help: 'Requests refused by a rate limit',
  labelNames: ['limit'] as const,
  registers,
})

export const redisReady = new Gauge({
  name: 'redis_ready',
  help: '1 while the connection to Redis can be used',
  registers,
})
