import { createHash } from 'node:crypto'

/** What every page may load, whoever serves it; `script` is the list of sources of scripts. */
function policy(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** A `meta` element cannot forbid framing: only a header can. */
const unframed = "; frame-ancestors 'none'"

/** The header of a page rendered for one reader: only scripts with this response's nonce, and what they load. */
export function noncePolicy(nonce: string): string {
  return policy(`'nonce-${nonce}' 'strict-dynamic'`) + unframed
}

/** The header of a page written at build time: its own policy, read back from its start; a page without one runs no inline script. */
export function headerPolicy(html: string): string {
  return (metaPolicy.exec(html)?.[1] ?? policy("'self'")) + unframed
}

/** The header of everything that is not a page. */
export const resourcePolicy = `default-src 'none'${unframed}`

const metaPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/
const emptyMeta = /<meta http-equiv="Content-Security-Policy" content=""\s*\/?>/
const headStart = /<head(?:\s[^>]*)?>(?:<meta charset="[^"]*"\s*\/?>)?/i

/**
 * Gives a document a policy that allows its own inline scripts by their hashes.
 *
 * It fills the empty element `<meta http-equiv="Content-Security-Policy" content="">` that a React document renders, so
 * that hydration finds as many elements as it made. Another document gets the element after its encoding.
 */
export function withPagePolicy(html: string): string {
  const hashes = new Set(
    [...inlineScripts(html)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(["'self'", ...hashes].join(' '))}"/>`
  return emptyMeta.test(html) ? html.replace(emptyMeta, () => meta) : html.replace(headStart, (start) => start + meta)
}

/** The texts of the scripts that a document brings with it; data blocks such as JSON-LD are none. */
function* inlineScripts(html: string): Generator<string> {
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)) {
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? ''
    const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type)
    if (runs && !/\ssrc=/i.test(attributes)) yield text
  }
}
