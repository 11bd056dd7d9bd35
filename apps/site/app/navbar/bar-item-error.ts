/** An error that names the item of the bar which failed, whatever the failure itself says (R2.37). */
export function barItemError(item: unknown, cause: unknown): Error {
  const text = `A navbar item failed to render. Please double-check the following navbar item of your site configuration:\n${JSON.stringify(item, null, 2)}`
  return new Error(text, { cause })
}

/** An item that no component is for: the configuration's check was passed by. */
export function unknownItem({ type }: { type: string }): Error {
  return new Error(`No NavbarItem component found for type "${type}".`)
}
