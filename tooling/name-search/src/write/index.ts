export { encodeNames } from './encode-names.ts'
export type { NameBase, NameMember, NamePackage, NameSymbol } from './name-symbol.ts'
