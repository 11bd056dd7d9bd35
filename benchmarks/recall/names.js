import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openGraph } from '../../tooling/graph-model/dist/index.js'
import { compareNames } from '../corpus/names.js'
import { work } from './install.js'

// Prints the names that the compiler finds in the package, and those without a page: `names.js <package folder> <graph>`.
const [folder, graph] = process.argv.slice(2)
const ts = createRequire(join(work, 'package.json'))('typescript')
const { expected, missing } = compareNames(ts, folder, openGraph(graph))
console.log(JSON.stringify({ expected: expected.length, missing }))
