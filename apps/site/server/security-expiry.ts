/** Days before the expiry from which to warn. */
const warned = 30

/**
 * Warns of a security.txt that has expired or expires within 30 days.
 *
 * Checked when the server starts: a build must not depend on the date.
 *
 * @param text - Content of the file.
 * @returns undefined when there is nothing to warn of, also without `Expires`.
 */
export function expiryWarning(text: string, now: Date): string | undefined {
  const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? ''
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000
  if (!(days < warned)) return undefined
  const state = days < 0 ? 'has been out of date since' : 'will be out of date on'
  return `security.txt ${state} ${expires.slice(0, 10)}. Check its contact, then set security.expires in the site's configuration to a later day.`
}
