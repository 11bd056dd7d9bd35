/**
 * Whether an entry is the name or the folder of a package, or a pattern for one: `*` stands for any characters but `/`, `**` for
 * any.
 *
 * @param one - Absent and empty names and paths match nothing.
 */
export function matchesPackage(
  entry: string,
  { name, path }: { name?: string | undefined; path?: string | undefined },
): boolean {
  const pattern = entry
    .replace(/^\.\//, '')
    .split('**')
    .map((part) => part.split('*').map(escaped).join('[^/]*'))
    .join('.*')
  const whole = new RegExp(`^${pattern}$`, 'u')
  return [name, path].some((text) => text !== undefined && text !== '' && whole.test(text))
}

function escaped(text: string): string {
  return text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`)
}
