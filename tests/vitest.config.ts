import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { TestOrder } from '../infra/run/test-order.ts'

/**
 * Real services can be slow on a busy machine: timeouts are generous, and in CI a failed test is retried once.
 * infra/run/test-reporter.ts lists each test that needed the retry.
 */
const withServers = {
  globalSetup: ['tests/helpers/stack/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 15_000, interval: 50 } },
  retry: process.env.CI ? 1 : 0,
}

/** Files with a bound in ms of the clock: they run after all others, on a quieter machine. */
const timed = [
  'tests/api/{delete-while-answering,events,home-limits,migrate,plans-edit-load}.test.ts',
  'tests/faults/{outages,slow-clients}.test.ts',
  'tests/workers/{gemini-time,stream}.test.ts',
]

const root = new URL('..', import.meta.url).pathname

export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/helpers/source/words.ts'],
          // on a slow machine, what runs beside them takes most of the time
          testTimeout: 30_000,
          retry: withServers.retry,
        },
      },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], exclude: timed, ...withServers } },
      { test: { name: 'workers', include: ['tests/workers/**/*.test.ts'], exclude: timed, ...withServers } },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: timed,
          ...withServers,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...withServers, testTimeout: 90_000 } },
      {
        test: {
          ...{ name: 'timed', include: timed, ...withServers, testTimeout: 120_000 },
          ...{ sequence: { groupOrder: 1 }, maxWorkers: 2 },
        },
      },
    ],
    // most tests wait for other processes most of the time
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: TestOrder },
    // Node loads TypeScript itself, and the same code is loaded in hundreds of processes
    experimental: { viteModuleRunner: false },
    env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/philip-compiled` },
  },
})
