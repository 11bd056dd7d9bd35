export { encodeNames, encodeSearch } from './encode-names.ts'
export type { SearchFiles } from './encode-names.ts'
export { standings } from '../search/format.ts'
export type { EntryText, NameBase, NameMember, NamePackage, NameSymbol, PackageText } from './name-symbol.ts'
