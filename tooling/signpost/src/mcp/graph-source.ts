import type { NamesFile, PackageChanges, PackageIndex, PackageSummary, Readme, SymbolPage } from '@signpost/graph-model'

/** A package in the list of packages. */
export type ListedPackage = Pick<PackageSummary, 'slug' | 'name' | 'version' | 'description' | 'entryPoints'>

/** Graph that questions are answered from: a folder, or the pages of a site as JSON. */
export interface GraphSource {
  packages: () => Promise<readonly ListedPackage[]>
  /** Undefined for an unknown package. */
  package: (slug: string) => Promise<{ index: PackageIndex; readme: Readme | undefined } | undefined>
  /** Undefined for a package without recorded changes. */
  changes: (slug: string) => Promise<PackageChanges | undefined>
  /** Symbol by its id; undefined for an unknown one. */
  symbol: (id: string) => Promise<SymbolPage | undefined>
  /** Undefined for a graph without names. */
  names: () => Promise<NamesFile | undefined>
  /** Piece of the index of words by its name; undefined for an unknown one. */
  words: (piece: string) => Promise<Uint8Array | undefined>
  /** File of the search by signatures: the root file for 0, then its pieces; undefined for a graph without it. */
  signatures: (file: number) => Promise<string | undefined>
}

/** Question that has no answer, in words for the client. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}
