import { graph } from '#app/data/index.server.ts'

/** Name of a package, as its symbols' pages show it; `undefined` for an unknown one. */
export function packageName(slug: string): string | undefined {
  return graph().manifest.packages.find((one) => one.slug === slug)?.name
}
