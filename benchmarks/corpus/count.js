import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answer } from './child.js'
import { exportedNames } from './names.js'

// The names that each entry point exports, by the compiler alone. Specifiers are resolved as an importer beside the package
// would.
const [work, ...specifiers] = process.argv.slice(2)
const { default: ts } = await import(createRequire(join(work, 'package.json')).resolve('typescript'))

answer(exportedNames(ts, work, specifiers))
