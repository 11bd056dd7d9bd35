/** Module of a registry, as Deno imports it. */
export interface RegistrySpecifier {
  registry: 'npm' | 'jsr'
  /** Name of the package: `@std/path`. */
  name: string
  /** Range of versions: `^1`; empty for any. */
  version: string
  /** Subpath with its `/`: `/posix`; empty for the main entry point. */
  subpath: string
}

/** Reads `jsr:@std/path@^1/posix` or `npm:zod@3`; undefined for any other specifier. */
export function registrySpecifier(specifier: string): RegistrySpecifier | undefined {
  const found = /^(?<registry>npm|jsr):\/?(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@(?<version>[^/]*))?(?<subpath>\/.*)?$/s.exec(
    specifier,
  )
  if (found?.groups === undefined) return undefined
  const { registry, name = '', version = '', subpath = '' } = found.groups
  return { registry: registry as RegistrySpecifier['registry'], name, version, subpath }
}
