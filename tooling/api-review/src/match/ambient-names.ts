/** Entry point of what a side declares globally, which consumers use without an import. */
export const globalEntry = 'declare global'

/** Start of the name by which a file exports a declaration to those of ambient declarations only. */
export const ambientPrefix = '$ambient_'

/** Entry point of a module that a side declares, or adds to, by name: `declare module "fs"`. */
export function moduleEntry(specifier: string): string {
  return `declare module ${JSON.stringify(specifier)}`
}

/** Whether an entry point is one of {@link globalEntry} and {@link moduleEntry}. */
export function isAmbientEntry(entry: string): boolean {
  return entry === globalEntry || ambientModule(entry) !== undefined
}

/** Specifier of an entry point of {@link moduleEntry}; undefined of others. */
export function ambientModule(entry: string): string | undefined {
  const [, quoted] = /^declare module (".*")$/.exec(entry) ?? []
  return quoted === undefined ? undefined : (JSON.parse(quoted) as string)
}
