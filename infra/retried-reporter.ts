import type { TestCase } from 'vitest/node'

/**
 * Names the tests that passed only on their second try, and why the first one failed: the run passes, but they need
 * attention.
 */
// biome-ignore lint/style/noDefaultExport: a reporter is found by its default export
export default class RetriedReporter {
  readonly retried: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const why = test.result().errors?.map(({ message }) => message.split('\n').slice(0, 8).join('\n    '))
    this.retried.push([`${test.module.relativeModuleId} › ${test.fullName}`, ...(why ?? [])].join('\n    '))
  }

  onTestRunEnd(): void {
    for (const name of this.retried) process.stdout.write(`Passed on its second try only: ${name}\n`)
  }
}
