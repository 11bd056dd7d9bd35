/** `core` of `core!Box` and of `core/testing!Mock`. */
export function slugOfId(id: string): string {
  const end = id.search(/[/!]/u)
  return end === -1 ? id : id.slice(0, end)
}

/** `ns.Foo` of `core!ns.Foo` and of `core!ns.Foo#open`. */
export function pathInId(id: string): string {
  const path = id.slice(id.indexOf('!') + 1)
  const member = path.indexOf('#', 1)
  return member === -1 ? path : path.slice(0, member)
}
