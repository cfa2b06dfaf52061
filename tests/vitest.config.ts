import { defineConfig } from 'vitest/config'

const withServers = { globalSetup: ['tests/helpers/global-setup.ts'], testTimeout: 30_000, hookTimeout: 120_000 }

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...withServers } },
      { test: { name: 'workers', include: ['tests/workers/**/*.test.ts'], ...withServers } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...withServers, testTimeout: 120_000 } },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...withServers, testTimeout: 60_000 } },
    ],
    maxWorkers: 2,
  },
})
