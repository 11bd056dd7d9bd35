import { createHash } from 'node:crypto'

/** Origins besides its own from which pages load scripts, to which those send, and whose pages they frame. */
export interface AllowedOrigins {
  script: readonly string[]
  connect: readonly string[]
  /** Absent for none: not even pages of the site are framed. */
  frame?: readonly string[]
}

const noOrigins: AllowedOrigins = { script: [], connect: [] }

/** Policy of all pages; `script` is the list of script sources. */
function policy(script: string, connect: readonly string[] = [], frame: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Only in headers: a `meta` element cannot forbid framing. */
const unframed = "; frame-ancestors 'none'"

/**
 * Header of a page rendered on request: allows scripts with this response's nonce, and scripts that they load. All else is as in
 * the policy of its `meta` element, which is in force too.
 */
export function noncePolicy(nonce: string, html: string): string {
  return headerPolicy(html).replace(/script-src [^;]*/, `script-src 'nonce-${nonce}' 'strict-dynamic'`)
}

/** Header of a prerendered page: the policy in its `meta` element. A page without one runs no inline script. */
export function headerPolicy(html: string): string {
  return (metaPolicy.exec(html)?.[1] ?? policy("'self'")) + unframed
}

/** Header of responses that are not pages. */
export const resourcePolicy = `default-src 'none'${unframed}`

const metaPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/
const emptyMeta = /<meta http-equiv="Content-Security-Policy" content=""\s*\/?>/
const headStart = /<head(?:\s[^>]*)?>(?:<meta charset="[^"]*"\s*\/?>)?/i

/**
 * Adds a policy to a document that allows the app's inline scripts by their hashes. Others, which a text of the site may contain,
 * are not in the policy and never run.
 *
 * Fills the empty `<meta http-equiv="Content-Security-Policy" content="">` that React renders, so that hydration finds the same
 * elements. Other documents get the element after their `charset`.
 *
 * @param nonce - Attribute of each script of the app in this document. Nobody could know it before the document was rendered.
 */
export function withPagePolicy(
  html: string,
  nonce: string,
  { script, connect, frame }: AllowedOrigins = noOrigins,
): string {
  const hashes = new Set(
    [...inlineScripts(html, nonce)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(["'self'", ...hashes, ...script].join(' '), connect, frame)}"/>`
  return emptyMeta.test(html) ? html.replace(emptyMeta, () => meta) : html.replace(headStart, (start) => start + meta)
}

/** A document whose scripts are allowed by their hashes only: its bytes do not depend on the nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

/** Texts of the app's inline scripts, without data blocks such as JSON-LD. */
function* inlineScripts(html: string, nonce: string): Generator<string> {
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)) {
    if (!attributes.includes(` nonce="${nonce}"`)) continue
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? ''
    const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type)
    if (runs && !/\ssrc=/i.test(attributes)) yield text
  }
}
