import type { TestCase, TestModule } from 'vitest/node'

/** With more retried tests than this, a run in CI fails: they hide what a single try would show. */
const MOST_RETRIED = 2

/** Counts and names the tests that passed only on their second try, and why the first one failed: they need attention. */
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
    const report = reportRetried(this.retried, Boolean(process.env.CI))
    process.stdout.write(`${report.text}\n`)
    if (report.fails) process.exitCode = 1
  }
}

/** What a run says about the tests that needed a second try, and whether it fails because of them. */
export function reportRetried(retried: readonly string[], isCi: boolean): { text: string; fails: boolean } {
  const fails = isCi && retried.length > MOST_RETRIED
  const lines = [
    ...retried.map((name) => `Passed on its second try only: ${name}`),
    `Tests that needed a second try: ${retried.length}`,
    ...(fails ? [`The run fails: at most ${MOST_RETRIED} tests may need a second try`] : []),
  ]
  return { text: lines.join('\n'), fails }
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
