import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '../../shared/server/metrics.ts'
import { jobStates } from '../../shared/server/store-metrics.ts'
import { alerts, family, metricsOf, panels } from '../helpers/source/metric-files.ts'

const rules = alerts()
const all = [
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
  ...panels().flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr }))),
]

/** The labels that Prometheus adds to every series, and a histogram's own. */
const everywhere = ['job', 'instance', 'le']
/** The others come from the process library or Prometheus itself. */
const isOwn = (name: string) => !/^(up$|process_|nodejs_)/.test(name)

test('an expression is parsed', () => {
  expect(metricsOf('sum by (queue) (rate(queue_errors_total{class="oom"}[5m])) > 0.5 or max(up) == 0')).toEqual([
    { name: 'queue_errors_total', labels: ['class', 'queue'] },
    { name: 'up', labels: ['queue'] },
  ])
  expect(metricsOf('time() - max(a_total) > 26 * 3600').map(({ name }) => name)).toEqual(['a_total'])
  expect(
    metricsOf('histogram_quantile(0.5, sum by (le) (rate(x_seconds_bucket[5m])))').map(({ name }) => name),
  ).toEqual(['x_seconds_bucket'])
})

test('there are alerts and panels, each once', () => {
  expect(rules.length).toBeGreaterThanOrEqual(15)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  expect(panels().length).toBeGreaterThanOrEqual(20)
  expect(new Set(panels().map(({ title }) => title)).size).toBe(panels().length)
})

test.each(all)('$of queries existing metrics with existing labels', ({ expr }) => {
  const asked = metricsOf(expr)
  expect(asked.length).toBeGreaterThan(0)
  for (const { name, labels } of asked.filter((each) => isOwn(each.name))) {
    const metric = metrics.getSingleMetric(family(name)) as { labelNames?: string[] } | undefined
    expect(metric, name).toBeDefined()
    const known = [...everywhere, ...(metric?.labelNames ?? [])]
    expect(
      labels.filter((label) => !known.includes(label)),
      `labels of ${name}`,
    ).toEqual([])
  }
})

test.each(rules)('$alert states its severity and its meaning', ({ labels, annotations, for: patience }) => {
  expect(['page', 'look']).toContain(labels.severity)
  expect(annotations.summary?.length).toBeGreaterThan(15)
  if (patience) expect(patience).toMatch(/^\d+[sm]$/)
})

test('the runbook has exactly one section for each alert', () => {
  const runbook = readFileSync('infra/RUNBOOK.md', 'utf8')
  const [, part = ''] = runbook.split('\n## Alerts\n')
  const sections = part.split('\n## ')[0]!.split('\n### ').slice(1)
  expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual(rules.map(({ alert }) => alert).sort())
  for (const section of sections) {
    for (const word of ['**Means.**', '**Look.**', '**Do.**']) expect(section, section.split('\n')[0]).toContain(word)
  }
})

test('the states of jobs on the dashboard are counted', () => {
  const named = panels().flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => /queue_jobs\{state=~"([\w|]+)"/.exec(expr)?.[1]?.split('|') ?? []),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((state) => !jobStates.includes(state as 'active'))).toEqual([])
})
