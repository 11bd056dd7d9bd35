export { encodeNames, encodeSearch } from './encode-names.ts'
export type { SearchFiles } from './encode-names.ts'
export { standings } from '../search/format.ts'
export type { EntryText, NameBase, NameMember, NamePackage, NameSymbol, PackageText } from './name-symbol.ts'
export { encodeSignatures, type SignatureFiles } from '../signatures/encode-signatures.ts'
export { keywords, objectTree } from '../signatures/parse-type.ts'
export type {
  Callable,
  GenericTree,
  GenericTrees,
  SignaturePackage,
  SignatureSymbol,
} from '../signatures/signature-symbol.ts'
export { printParameter } from '../signatures/print-tree.ts'
export * from '../signatures/type-tree.ts'
