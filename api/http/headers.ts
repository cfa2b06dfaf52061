import { plainStyleHash } from '../plain/plain-style.ts'

/** Tests compare every response with these, word for word. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(), browsing-topics=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-DNS-Prefetch-Control': 'off',
}

const csp = {
  document:
    "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify app-sw",
  api: "default-src 'none'; frame-ancestors 'none'",
  // a page without scripts, whose forms are sent to us
  page: `default-src 'none'; style-src 'self' ${plainStyleHash}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  fragment: "default-src 'none'; frame-ancestors 'none'; sandbox",
}
const reporting = 'report-to csp; report-uri /api/csp-report'

/** What the browser may do with a response: the app's page, one without scripts, data, or a fragment of HTML or markdown. */
export type AnswerKind = 'document' | 'page' | 'api' | 'fragment'

/** How a response travels: over https on a domain whose subdomains are all ours, over https, or plain. */
export type Transport = 'whole-domain' | 'secure' | 'plain'

/** `ownsDomain`: according to the operators, every subdomain of the apex is served over https. */
export function transportOf(isSecure: boolean, ownsDomain: boolean): Transport {
  if (!isSecure) return 'plain'
  return ownsDomain ? 'whole-domain' : 'secure'
}

/** Every security header of a response. Those about https are only sent over https, so that a plain localhost works. */
export function securityHeaders(kind: AnswerKind, transport: Transport): Record<string, string> {
  return table[kind][transport]
}

function build(kind: AnswerKind, transport: Transport): Record<string, string> {
  const isSecure = transport !== 'plain'
  const policy =
    kind === 'document'
      ? [csp.document, isSecure ? 'upgrade-insecure-requests' : '', reporting].filter(Boolean).join('; ')
      : csp[kind]
  return {
    'Content-Security-Policy': policy,
    ...(kind === 'document' && { 'Reporting-Endpoints': 'csp="/api/csp-report"' }),
    ...(kind === 'api' && { 'X-Robots-Tag': 'noindex' }),
    ...(isSecure && { 'Strict-Transport-Security': hsts[transport] }),
    ...everywhere,
  }
}

const hsts = { 'whole-domain': 'max-age=63072000; includeSubDomains; preload', secure: 'max-age=63072000' }
const all = (kind: AnswerKind) => ({
  'whole-domain': build(kind, 'whole-domain'),
  secure: build(kind, 'secure'),
  plain: build(kind, 'plain'),
})
const table = { document: all('document'), page: all('page'), api: all('api'), fragment: all('fragment') }
