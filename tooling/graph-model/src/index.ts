export * from './model/index.ts'
export { formatVersion, type SliceEntry } from './format.ts'
export { GraphFormatError } from './read/errors.ts'
export { openGraph } from './read/open-graph.ts'
