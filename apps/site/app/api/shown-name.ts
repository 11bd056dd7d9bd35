/**
 * A symbol's name without what its address has at the end when another one differs from it in case only: `foo` of
 * `foo~c61652`.
 */
export function shownName(name: string): string {
  return name.replace(/~[\da-f]{6}(?:-\d+)?$/u, '')
}
