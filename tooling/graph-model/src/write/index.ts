export { contentHash } from './content-hash.ts'
export { writeFileAtomic } from './write-file.ts'
export { type GraphPackage, type WrittenGraph, type WrittenPackage, writeGraph } from './write-graph.ts'
