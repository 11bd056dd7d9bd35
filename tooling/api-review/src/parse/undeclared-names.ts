import ts from '#typescript'
import type { Side } from './side.ts'
import { addName, anyModule, forEachName, type StandIns, standInModule, valueType } from './stand-ins.ts'
import { relativeModule, type Stage } from '../compiler/stage.ts'

/** Module that declares names which neither side declares. */
const module = 'signpost-undeclared'

/** Code with `any` in place of types that no file declares: for a consumer, who cannot write them either, they are errors and so `any`. */
export function undeclaredAsAny(code: string): string {
  const named = `import("${module}")`
  for (let at = code.indexOf(named); at !== -1; at = code.indexOf(named)) {
    const before = code.slice(0, at).replace(/typeof $/, '')
    const after = code.slice(at + named.length).replace(/^(?:\.[\p{ID_Continue}$]+)*/u, '')
    code = `${before}any${withoutTypeArguments(after)}`
  }
  return code
}

/** Which of two types of the same name no file declares: its consumers get `any`. Undefined when that is neither, or both. */
export function undeclaredSide(base: ts.Type, head: ts.Type): 'base' | 'head' | undefined {
  const [before, after] = [base, head].map((type) => type.aliasSymbol ?? type.getSymbol())
  if (before?.name !== after?.name) return undefined
  const [isBase, isHead] = [before, after].map((symbol) =>
    symbol?.declarations?.some((node) => node.getSourceFile().fileName.includes(`/node_modules/${module}/`)),
  )
  return isBase === isHead ? undefined : isBase ? 'base' : 'head'
}

function withoutTypeArguments(code: string): string {
  if (!code.startsWith('<')) return code
  let depth = 0
  for (const { 0: mark, index } of code.matchAll(/=>|[<>]/g)) {
    depth += mark === '<' ? 1 : mark === '>' ? -1 : 0
    if (depth === 0) return code.slice(index + 1)
  }
  return code
}

/** Names that declarations use and no file declares, by top-level name of the declaration. */
export type Undeclared = ReadonlyMap<string, ReadonlySet<string>>

/** Sides whose names all resolve. */
export interface Completed {
  base: Side
  head: Side
  /** Modules of both sides, by path relative to `node_modules`. */
  stubs: ReadonlyMap<string, string>
  /** The same with `any` for names that no file of a package declares, as its consumers find them. */
  found: ReadonlyMap<string, string>
  undeclared: Undeclared
}

/**
 * Declares the names that do not resolve, which TypeScript would read as `any`: types that a report does not export, and
 * globals of an environment, such as `Buffer`, `NodeJS.Timeout` and `JSX.Element`. A name that the other side exports becomes that
 * export; others become opaque types, shared by both sides. So does a type that only the other side declares and does not export:
 * its report was written with such types, and this one without them.
 */
export function declareUndeclared(
  stage: Stage,
  sides: { base: Side; head: Side },
  stubs: ReadonlyMap<string, string>,
): Completed {
  const names: StandIns = new Map()
  const globals: StandIns = new Map()
  const undeclared = new Map<string, Set<string>>()
  const missingOf = (side: 'base' | 'head', path: string): Set<string> => {
    const file = stage.program.getSourceFile(`/review/${side}/${path}`)
    const found = file && ts.isExternalModule(file) ? findMissing(stage.checker, file).names : []
    return new Set(found.map(({ path: [root] }) => root as string))
  }
  const complete = (side: 'base' | 'head'): Side => {
    const files = new Map(sides[side].files)
    const other = side === 'base' ? 'head' : 'base'
    for (const [path, written] of files) {
      const file = stage.program.getSourceFile(`/review/${side}/${path}`)
      if (!file || !ts.isExternalModule(file)) continue
      const missing = findMissing(stage.checker, file)
      const exported = missing.names.length > 0 ? exportsOf(stage, `/review/${other}/${path}`) : new Set<string>()
      const own = locals(file)
      const missingThere = own.length > 0 ? missingOf(other, path) : new Set()
      const hidden = own.filter(({ name }) => missingThere.has(name))
      const text = blanked(
        written,
        hidden.map(({ node }) => node),
      )
      const [opaque, others]: [Set<string>, Set<string>] = [new Set(hidden.map(({ name }) => name)), new Set()]
      for (const { path: parts, arity, owner } of missing.names) {
        const root = parts[0] as string
        if (exported.has(root)) {
          others.add(root)
          continue
        }
        opaque.add(root)
        addName(names, parts, arity)
        if (owner !== undefined) undeclared.set(owner, (undeclared.get(owner) ?? new Set()).add(parts.join('.')))
      }
      for (const name of missing.globals) addName(globals, [name], 0)
      const target = relativeModule(`${side}/${path}`, `${other}/${path}`)
      const imports = [
        ...(others.size > 0 ? [`import { ${[...others].join(', ')} } from '${target}'`] : []),
        ...(opaque.size > 0 ? [`import { ${[...opaque].join(', ')} } from '${module}'`] : []),
        ...(missing.globals.length > 0 ? [`import '${module}'`] : []),
      ]
      // Appended, so that line numbers stay the same.
      if (imports.length > 0) files.set(path, `${text}\n${imports.join('\n')}\n`)
    }
    return { ...sides[side], files }
  }
  const [base, head] = [complete('base'), complete('head')]
  if (names.size + globals.size === 0) return { base, head, stubs, found: stubs, undeclared }
  const path = `${module}/index.d.ts`
  const completed = new Map(stubs).set(path, `${standInModule(module, names)}${globalsText(globals)}`)
  // Reports leave out declarations that their package has.
  const isWhole = base.facts !== undefined && head.facts !== undefined
  const found = isWhole && globals.size === 0 ? new Map(completed).set(path, anyModule(names)) : completed
  return { base, head, stubs: completed, found, undeclared }
}

/** A declaration that its file does not export. */
interface Local {
  name: string
  node: ts.Statement
}

/** Declarations of a report that it has only because signatures name them. */
function locals(file: ts.SourceFile): Local[] {
  const exported = new Set(
    file.statements.flatMap((node) =>
      ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
        ? node.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [],
    ),
  )
  return file.statements.flatMap((node): Local[] => {
    const isHidden = (ts.getCombinedModifierFlags(node as never) & ts.ModifierFlags.Export) === 0
    const name = (node as { name?: ts.Node }).name
    return isHidden && name && ts.isIdentifier(name) && !exported.has(name.text) ? [{ name: name.text, node }] : []
  })
}

/** Text without some declarations, which may be named twice; line numbers stay the same. */
export function blanked(text: string, nodes: readonly ts.Node[]): string {
  const parts: string[] = []
  let end = 0
  for (const node of nodes.toSorted((one, other) => one.pos - other.pos)) {
    const start = Math.max(node.getStart(), end)
    if (node.end <= start) continue
    parts.push(text.slice(end, start), text.slice(start, node.end).replaceAll(/[^\n]/g, ' '))
    end = node.end
  }
  return `${parts.join('')}${text.slice(end)}`
}

interface Missing {
  names: { path: string[]; arity: number; owner: string | undefined }[]
  /** Members of `typeof globalThis`. */
  globals: string[]
}

function findMissing(checker: ts.TypeChecker, file: ts.SourceFile): Missing {
  const missing: Missing = { names: [], globals: [] }
  forEachName(file, (path, arity) => {
    const [root, member] = path as [ts.Identifier, ts.Identifier?]
    if (root.text === 'globalThis') {
      if (member && !isGlobal(checker, member.text, file)) missing.globals.push(member.text)
    } else if (!keywords.has(root.text) && isUnresolved(checker, root)) {
      missing.names.push({ path: path.map(({ text }) => text), arity, owner: ownerOf(root) })
    }
  })
  const visit = (node: ts.Node): void => {
    const name = ts.isIndexedAccessTypeNode(node) ? globalMember(node) : undefined
    if (name !== undefined && !isGlobal(checker, name, file)) missing.globals.push(name)
    ts.forEachChild(node, visit)
  }
  if (file.text.includes('globalThis')) visit(file)
  return missing
}

/** Names that have no declaration and need none. */
const keywords = new Set(['this', 'undefined', 'const', 'arguments'])

/** TypeScript gives unresolved names a symbol without declarations. */
function isUnresolved(checker: ts.TypeChecker, name: ts.Identifier): boolean {
  const symbol = checker.getSymbolAtLocation(name)
  return !symbol || (!symbol.declarations?.length && (symbol.flags & ts.SymbolFlags.Transient) !== 0)
}

/** `Buffer` of `(typeof globalThis)['Buffer']`. */
function globalMember({ objectType, indexType }: ts.IndexedAccessTypeNode): string | undefined {
  const object = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType
  const isGlobalThis = ts.isTypeQueryNode(object) && object.exprName.getText() === 'globalThis'
  return isGlobalThis && ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)
    ? indexType.literal.text
    : undefined
}

function isGlobal(checker: ts.TypeChecker, name: string, file: ts.SourceFile): boolean {
  return checker.getSymbolsInScope(file, ts.SymbolFlags.Value).some((symbol) => symbol.name === name)
}

/** Name of the top-level declaration that contains a node. */
function ownerOf(node: ts.Node): string | undefined {
  for (let outer = node; outer.parent; outer = outer.parent) {
    if (!ts.isSourceFile(outer.parent)) continue
    const named = ts.isVariableStatement(outer) ? outer.declarationList.declarations[0] : outer
    return (named as ts.NamedDeclaration).name?.getText()
  }
  return undefined
}

function exportsOf({ checker, program }: Stage, path: string): Set<string> {
  const file = program.getSourceFile(path)
  const symbol = file && checker.getSymbolAtLocation(file)
  return new Set(symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [])
}

function globalsText(globals: StandIns): string {
  const variables = [...globals].sort().map(([name, standIn]) => {
    const type = `$global_${name}`
    return `${valueType(type, `${name} of ${module}`, standIn)}\ndeclare global { var ${name}: ${type} }\n`
  })
  return variables.join('')
}
