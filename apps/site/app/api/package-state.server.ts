import type { PackageSummary } from '@signpost/graph-model'
import { graph } from '#app/data/index.server.ts'

/** State of a package, as its symbols' pages show it. */
export type PackageState = Pick<PackageSummary, 'name' | 'status' | 'diagnostics'>

/** State of a package; `undefined` for an unknown one. */
export function packageState(slug: string): PackageState | undefined {
  const entry = graph().manifest.packages.find((one) => one.slug === slug)
  return entry && { name: entry.name, status: entry.status, diagnostics: entry.diagnostics }
}
