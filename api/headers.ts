/** Tests compare every answer with these, word for word. */
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
    "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify app-sw",
  api: "default-src 'none'; frame-ancestors 'none'",
  fragment: "default-src 'none'; frame-ancestors 'none'; sandbox",
}
const reporting = 'report-to csp; report-uri /api/csp-report'

/** What the browser may do with an answer: a page of ours, data, or a fragment of HTML or markdown. */
export type AnswerKind = 'document' | 'api' | 'fragment'

/**
 * Every security header of an answer. Those that speak of https are sent only where the request came over it, so that
 * a plain localhost works.
 */
export function securityHeaders(kind: AnswerKind, isSecure: boolean): Record<string, string> {
  return table[kind][isSecure ? 'secure' : 'plain']
}

function build(kind: AnswerKind, isSecure: boolean): Record<string, string> {
  const policy =
    kind === 'document'
      ? [csp.document, isSecure ? 'upgrade-insecure-requests' : '', reporting].filter(Boolean).join('; ')
      : csp[kind]
  return {
    'Content-Security-Policy': policy,
    ...(kind === 'document' && { 'Reporting-Endpoints': 'csp="/api/csp-report"' }),
    ...(kind === 'api' && { 'X-Robots-Tag': 'noindex' }),
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
    ...everywhere,
  }
}

const both = (kind: AnswerKind) => ({ secure: build(kind, true), plain: build(kind, false) })
const table = { document: both('document'), api: both('api'), fragment: both('fragment') }
