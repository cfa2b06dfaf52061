import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Alert = {
  alert: string
  expr: string
  for?: string
  labels: Record<string, string>
  annotations: Record<string, string>
}
type Panel = { title: string; targets: { expr: string; legendFormat: string }[]; gridPos: Record<string, number> }

/** The alert rules of the repository. */
export function alerts(): Alert[] {
  const file = parse(readFileSync('infra/deploy/prometheus/alerts.yml', 'utf8')) as { groups: { rules: Alert[] }[] }
  return file.groups.flatMap(({ rules }) => rules)
}

/** The panels of the dashboard. */
export function panels(): Panel[] {
  return (JSON.parse(readFileSync('infra/deploy/grafana/philip.json', 'utf8')) as { panels: Panel[] }).panels
}

const words = new Set(['by', 'without', 'or', 'and', 'unless', 'on', 'ignoring', 'bool', 'offset'])

/** Each metric of an expression with the labels that the expression uses. Labels of `by` count for all metrics. */
export function metricsOf(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => names(list))
  const bare = expression.replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, ' ').replaceAll(/\[\w+\]/g, '')
  const found = [...bare.matchAll(/([a-z_]\w*)\s*(\{[^}]*\})?(?!\w*\s*\()/g)]
  return found
    .filter(([whole, name = '']) => !words.has(name) && !bare.includes(`${whole}(`))
    .map(([, name = '', matchers = '']) => ({ name, labels: [...labelsOf(matchers), ...grouped] }))
}

/** The metric name in the HELP line of /metrics for one of its series. */
export const family = (name: string): string => name.replace(/_(bucket|sum|count)$/, '')

const names = (list: string) => list.split(',').map((name) => name.trim())
const labelsOf = (matchers: string) => [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)
