import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Real services can be slow on a busy machine: timeouts are generous, and in CI a failed test is retried once.
 * infra/run/test-reporter.ts lists each test that needed the retry.
 */
const retry = process.env.CI ? 1 : 0
const withServers = {
  globalSetup: ['tests/helpers/stack/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 15_000, interval: 50 } },
  retry,
}

/** Files with a bound in ms of the clock: they run after all others, on a quieter machine. */
const timed = [
  'tests/api/{delete-while-answering,events,home-limits,migrate,plans-edit-load}.test.ts',
  'tests/faults/{outages,slow-clients}.test.ts',
  'tests/workers/{check-time,gemini-time,passage-choice,stream}.test.ts',
]

/** Files whose code must not have been used by a file before them: each has a process of its own. */
const alone = ['tests/unit/reference-language-loading.test.ts']

const root = new URL('..', import.meta.url).pathname

export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: alone,
          setupFiles: ['tests/helpers/source/words.ts'],
          // on a slow machine, what runs beside them takes most of the time
          testTimeout: 30_000,
          isolate: false,
          retry,
        },
      },
      { test: { name: 'alone', include: alone, retry } },
      {
        test: {
          name: 'servers',
          include: ['tests/{api,workers,faults,e2e}/**/*.test.ts'],
          exclude: timed,
          isolate: false,
          ...withServers,
        },
      },
      {
        test: {
          ...{ name: 'timed', include: timed, ...withServers },
          ...{ sequence: { groupOrder: 1 }, maxWorkers: 2 },
        },
      },
    ],
    // tests wait for other processes, but with more files a slow machine runs out of the time that the product allows
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Node loads TypeScript itself, and the same code is loaded in hundreds of processes
    experimental: { viteModuleRunner: false },
    env: { NODE_COMPILE_CACHE: `${root}node_modules/.cache/philip-compiled` },
  },
})
