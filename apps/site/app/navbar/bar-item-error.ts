/** Error that names the failing item of the navigation bar; the original error is its cause (R2.37). */
export function barItemError(item: unknown, cause: unknown): Error {
  const text = `A navbar item failed to render. Please double-check the following navbar item of your site configuration:\n${JSON.stringify(item, null, 2)}`
  return new Error(text, { cause })
}

/** Error for an item of an unknown type, which the configuration's validation would have refused. */
export function unknownItem({ type }: { type: string }): Error {
  return new Error(`No NavbarItem component found for type "${type}".`)
}
