import { join, sep } from 'node:path'

const optionsOf = (ts) => ({
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  types: ['node'],
  skipLibCheck: true,
  noEmit: true,
})

const hiding = new Set(['internal', 'private', 'hidden', 'ignore'])

/**
 * The names that modules export, by the compiler alone and by nothing of ours: it is what the graph is held against.
 * Specifiers are resolved as an importer in `folder` would, with `moduleResolution: bundler`.
 *
 * Of a module with `export =` these are the assignment, the members of its namespace and the properties of its value, as
 * auto-import offers them, without those that another package declares. `default` in its namespace is the assignment.
 *
 * @returns Names by specifier, and the specifiers without declarations.
 */
export function exportedNames(ts, folder, specifiers) {
  const options = optionsOf(ts)
  const files = new Map(
    specifiers.flatMap((specifier) => {
      const found = ts.resolveModuleName(specifier, join(folder, 'importer.ts'), options, ts.sys).resolvedModule
      return found && /\.[cm]?tsx?$/.test(found.resolvedFileName) ? [[specifier, found.resolvedFileName]] : []
    }),
  )
  const program = ts.createProgram({ rootNames: [...new Set(files.values())], options })
  const checker = program.getTypeChecker()
  const ambient = new Map(checker.getAmbientModules().map((module) => [module.name, module]))
  const exported = [...files].map(([specifier, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)) ?? ambient.get(JSON.stringify(specifier))
    if (!module) return [specifier, []]
    if (!module.exports.has('export='))
      return [specifier, checker.getExportsOfModule(module).flatMap((one) => (isHidden(one) ? [] : [one.name]))]
    const own = checker.getExportsAndPropertiesOfModule(module).filter(
      (one) =>
        /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(one.name) &&
        one.name !== 'default' &&
        one.name !== 'prototype' &&
        !(one.flags & (ts.SymbolFlags.EnumMember | ts.SymbolFlags.Accessor)) &&
        !isHidden(one) &&
        // A property that an installed package declares, such as `on` of Node's emitter, belongs there.
        (!(one.flags & ts.SymbolFlags.ClassMember) ||
          one.declarations?.every((node) => packageOf(node.getSourceFile().fileName) === packageOf(file))),
    )
    return [specifier, [...new Set(['export=', ...own.map(({ name }) => name)])]]
  })
  return { exported, unresolved: specifiers.filter((specifier) => !files.has(specifier)) }

  /** Whether its author left a symbol out of the documentation. */
  function isHidden(symbol) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return target.getJsDocTags(checker).some(({ name }) => hiding.has(name))
  }
}

/**
 * Holds the names of an installed package against a graph.
 *
 * @param ts - The compiler.
 * @param packageFolder - Its folder, below a `node_modules`.
 * @param graph - A graph with the package, from `openGraph`.
 * @param slug - Of the package in the graph; by default the only one.
 * @returns `<specifier> <name>` that an importer can write, and those without a page, an alias or a diagnostic.
 */
export function compareNames(ts, packageFolder, graph, slug = graph.manifest.packages[0].slug) {
  const about = graph.manifest.packages.find((one) => one.slug === slug)
  const places = graph.package(slug).symbols.flatMap(({ id }) => {
    const { parents, exportedAs } = graph.byId(id)
    return parents.length > 0 ? [] : exportedAs
  })
  const specifiers = [...new Set([about.name, ...places.map(({ specifier }) => specifier)])].sort()
  const installed = packageFolder.slice(0, packageFolder.lastIndexOf(`${sep}node_modules${sep}`))
  const { exported } = exportedNames(ts, installed, specifiers)
  const expected = exported.flatMap(([specifier, names]) => names.map((name) => `${specifier} ${name}`))
  const documented = new Set(places.map(({ specifier, name }) => `${specifier} ${name}`))
  const reported = about.diagnostics.map(({ found }) => found)
  const missing = expected.filter(
    (one) => !documented.has(one) && !reported.some((found) => found.includes(`"${one.slice(one.indexOf(' ') + 1)}"`)),
  )
  return { expected, missing }
}

/** Folder of the installed package that has a file. */
function packageOf(file) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]
}
