/**
 * Name of a symbol without the suffix that distinguishes its address from one that differs only in case: `foo` for
 * `foo~c61652`.
 */
export function shownName(name: string): string {
  return name.replace(/~[\da-f]{6}(?:-\d+)?$/u, '')
}
