import type { PackageSummary } from '@signpost/symbol-graph/reader'
import { graph } from '#app/data/index.server.ts'

/** What a symbol's page says of its package. */
export type PackageState = Pick<PackageSummary, 'name' | 'status' | 'diagnostics'>

/** The state of a package of the graph; nothing for another one. */
export function packageState(slug: string): PackageState | undefined {
  const entry = graph().manifest.packages.find((one) => one.slug === slug)
  return entry && { name: entry.name, status: entry.status, diagnostics: entry.diagnostics }
}
