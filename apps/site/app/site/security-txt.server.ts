import { content } from '#app/data/index.server.ts'
import { withBase } from '#app/urls/index.ts'

/** Standard path for reporting vulnerabilities. */
export const securityTxtPath = '/.well-known/security.txt'

/**
 * Content of {@link securityTxtPath}; `undefined` when the configuration has no contact.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc9116 | RFC 9116}
 */
export function securityTxt(): string | undefined {
  const { config } = content().manifest
  if (!config.security) return undefined
  const { contact, expires, policy } = config.security
  // Canonical addresses have to be https.
  const canonical = config.url.startsWith('https:') ? [`Canonical: ${config.url}${withBase(securityTxtPath)}`] : []
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${config.locales.list.map(({ code }) => code).join(', ')}`,
    ...canonical,
    ...(policy === null ? [] : [`Policy: ${policy}`]),
  ]
  return `${lines.join('\n')}\n`
}
