import type { TestCase } from 'vitest/node'

/** Names the tests that passed on their second try only: the run is good, and they are to be looked at. */
// biome-ignore lint/style/noDefaultExport: a reporter is found by its default export
export default class RetriedReporter {
  readonly retried: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.retried.push(`${test.module.relativeModuleId} › ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.retried) process.stdout.write(`Passed on its second try only: ${name}\n`)
  }
}
