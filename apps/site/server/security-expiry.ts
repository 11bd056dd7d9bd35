/** Days before its end in which a contact is worth a warning. */
const warned = 30

/**
 * A warning about a security.txt whose contact is out of date or will be soon.
 *
 * The server looks when it starts: a build must not depend on the day.
 *
 * @param text - The file; one without `Expires` is no business of this check.
 */
export function expiryWarning(text: string, now: Date): string | undefined {
  const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? ''
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000
  if (!(days < warned)) return undefined
  const state = days < 0 ? 'has been out of date since' : 'will be out of date on'
  return `security.txt ${state} ${expires.slice(0, 10)}. Check its contact, then set security.expires in the site's configuration to a later day.`
}
