import { posix } from 'node:path'
import ts from '#typescript'
import { declaredNames } from '../compiler/declared-names.ts'
import { type Ambient, isAmbientModule } from './find-ambient.ts'
import type { Home, Scope } from './scoped-text.ts'

const sideFolder = '/review/side/'

/**
 * Finds where names of a side are declared once its ambient declarations have files.
 *
 * @param pathOf - Path of the file that ambient declarations are moved to.
 */
export function scopeOf(checker: ts.TypeChecker, ambient: readonly Ambient[], pathOf: (one: Ambient) => string): Scope {
  /** Ambient declarations by the node around them: a block, or a script. */
  const places = new Map<ts.Node, Ambient>()
  const declared = new Map<string, Set<string>>()
  for (const one of ambient) {
    places.set(isAmbientModule(one.node) ? one.node : one.file, one)
    const names = declared.get(pathOf(one)) ?? new Set()
    for (const statement of one.statements) for (const name of namesOf(statement)) names.add(name)
    declared.set(pathOf(one), names)
  }
  const homeOf = ({ declarations = [] }: ts.Symbol): Home | undefined => {
    const homes = declarations.map((node) => placeOf(node, places, pathOf))
    return homes.every((home) => home !== undefined && home.path === homes[0]?.path) ? homes[0] : undefined
  }
  const targetOf = (specifier: ts.Expression): string | undefined => {
    const file = specifier.getSourceFile().fileName
    const [target] = checker.getSymbolAtLocation(specifier)?.declarations ?? []
    const place = target && places.get(target)
    if (place) return pathOf(place)
    if (target && ts.isSourceFile(target) && target.fileName.startsWith(sideFolder))
      return target.fileName.slice(sideFolder.length)
    const written = (specifier as ts.StringLiteral).text
    const isRelative = /^\.\.?(?:\/|$)/.test(written)
    return isRelative ? posix.join(posix.dirname(file.slice(sideFolder.length)), written) : undefined
  }
  return { checker, homeOf, targetOf, declared, needed: new Map() }
}

/** File of a top-level declaration; undefined when it is inside another one, or of no file of the side. */
function placeOf(
  declaration: ts.Declaration,
  places: ReadonlyMap<ts.Node, Ambient>,
  pathOf: (one: Ambient) => string,
): Home | undefined {
  const file = declaration.getSourceFile()
  if (!file.fileName.startsWith(sideFolder) || ts.isSourceFile(declaration)) return undefined
  let statement: ts.Node = declaration
  let place: ts.Node = declaration.parent
  while (!ts.isSourceFile(place) && !(ts.isModuleBlock(place) && isAmbientModule(place.parent))) {
    statement = place
    place = place.parent
  }
  const block = ts.isModuleBlock(place) ? place.parent : file
  const isTop =
    statement === declaration ||
    (ts.isVariableStatement(statement) && declaration.parent.parent === statement) ||
    ts.isImportDeclaration(statement)
  if (!isTop) return undefined
  const { statements } = place as ts.SourceFile | ts.ModuleBlock
  const isAssigned = statements.some((node) => ts.isExportAssignment(node) && node.isExportEquals)
  const imported = ts.isImportDeclaration(statement) || ts.isImportEqualsDeclaration(statement) ? statement : undefined
  const home = { isAssigned, ...(imported && { imported }) }
  const one = places.get(block)
  if (one) return { path: pathOf(one), ...home }
  // A module that is a file of the side is declared where it is.
  return block === file && ts.isExternalModule(file)
    ? { path: file.fileName.slice(sideFolder.length), ...home }
    : undefined
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {}
    const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((one) => one.name) : []
    const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : []
    return [...(name ? [name] : []), ...names, ...whole].map(({ text }) => text)
  }
  return declaredNames(statement).map(({ text }) => text)
}
