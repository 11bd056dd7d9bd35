import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answer } from './child.js'

// The names that each entry point exports, by the compiler alone and by nothing of ours: it is what the graph is held
// against. Specifiers are resolved as an importer beside the package would.
const [work, ...specifiers] = process.argv.slice(2)
const { default: ts } = await import(createRequire(join(work, 'package.json')).resolve('typescript'))

const options = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  skipLibCheck: true,
  noEmit: true,
}
const files = new Map(
  specifiers.flatMap((specifier) => {
    const found = ts.resolveModuleName(specifier, join(work, 'importer.ts'), options, ts.sys).resolvedModule
    return found ? [[specifier, found.resolvedFileName]] : []
  }),
)
const program = ts.createProgram({ rootNames: [...new Set(files.values())], options })
const checker = program.getTypeChecker()
const exported = [...files].map(([specifier, file]) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file))
  if (!module) return [specifier, []]
  if (module.exports.has('export=')) return [specifier, ['export=']]
  return [specifier, checker.getExportsOfModule(module).flatMap((symbol) => (isInternal(symbol) ? [] : [symbol.name]))]
})

/** Whether a symbol is tagged `@internal`: such symbols are not documented. */
function isInternal(symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return target.getJsDocTags(checker).some(({ name }) => name === 'internal')
}

answer({ exported, unresolved: specifiers.filter((specifier) => !files.has(specifier)) })
