import type { TestCase, TestModule } from 'vitest/node'

/**
 * Names the tests that passed only on their second try, and why the first one failed: the run passes, but they need
 * attention.
 */
// biome-ignore lint/style/noDefaultExport: a reporter is found by its default export
export default class TestReporter {
  readonly retried: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const why = test.result().errors?.map(({ message }) => message.split('\n').slice(0, 8).join('\n    '))
    this.retried.push([`${test.module.relativeModuleId} › ${test.fullName}`, ...(why ?? [])].join('\n    '))
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length > SLOWEST) process.stdout.write(`${slowest(modules)}\n`)
    for (const name of this.retried) process.stdout.write(`Passed on its second try only: ${name}\n`)
  }
}

const SLOWEST = 20

/** The test files that took longest, in seconds: what to look at when the run takes too long. */
function slowest(modules: readonly TestModule[]): string {
  const seconds = ({ duration, setupDuration = 0, collectDuration = 0 }: ReturnType<TestModule['diagnostic']>) =>
    Math.round((duration + setupDuration + collectDuration) / 1000)
  const lines = modules
    .map((module) => ({ name: module.relativeModuleId, seconds: seconds(module.diagnostic()) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${String(seconds).padStart(6)} s ${name}`)
  return ['The slowest files:', ...lines].join('\n')
}
