import { shownCode } from '@signpost/markdown/shown-code'
import ts from '#typescript'
import type { BlockLanguage } from '../block.ts'
import { moduleNames, parseText } from '../syntax.ts'
import type { AddedImport } from '../variants.ts'

/** Longest module that a page holds a second time. */
const longest = 20_000

type AddImport = (specifier: string, name: string, imported: string, isType?: boolean) => void

interface Imports {
  default?: string
  namespace?: string
  /** Name in the module by name in the block, and whether only its type is imported. */
  named: Map<string, { imported: string; isType: boolean }>
}

/**
 * Puts blocks that go on from each other together: one module, whose imports come first.
 *
 * @param codes - In order.
 * @param added - Imports that the blocks leave out.
 * @param most - Characters; default: those that a page holds a second time.
 * @returns Undefined when they declare a name twice, or import it from two modules, and for a very long module.
 */
export function completeModule(
  codes: readonly string[],
  added: readonly AddedImport[],
  language: BlockLanguage,
  most: number = longest,
): string | undefined {
  const imports = new Map<string, Imports>()
  const origins = new Map<string, string>()
  const others: string[] = []
  const bodies: string[] = []
  const declared = new Set<string>()
  let isClear = true
  const importsFrom = (specifier: string): Imports => {
    const known: Imports = imports.get(specifier) ?? { named: new Map() }
    imports.set(specifier, known)
    return known
  }
  /** Notes where a name comes from; false when it is imported already. */
  const claim = (name: string, origin: string): boolean => {
    const known = origins.get(name)
    if (known !== undefined && known !== origin) isClear = false
    origins.set(name, origin)
    return known === undefined
  }
  const add: AddImport = (specifier, name, imported, isType = false) => {
    const known = importsFrom(specifier)
    const before = known.named.get(name)
    if (before !== undefined && !isType) before.isType = false
    if (!claim(name, `${specifier}\0${imported}`)) return
    if (imported === 'default' && known.default === undefined) known.default = name
    else if (imported === '*' && known.namespace === undefined) known.namespace = name
    else known.named.set(name, { imported, isType })
  }

  for (const { name, specifier, imported } of added) add(specifier, name, imported)
  for (const written of codes) {
    // Comments for the page are no part of it.
    const { code } = shownCode(written.replaceAll(/^[ \t]*\/\/ ---cut---[ \t]*\n*/gm, '\n'), '')
    const file = parseText(code, language)
    const imported = file.statements.filter(ts.isImportDeclaration)
    for (const statement of imported)
      if (!readImport(statement, add)) {
        const text = statement.getText(file)
        if (!others.includes(text)) others.push(text)
      }
    const body = withoutStatements(code, file, imported)
    for (const [name] of moduleNames(parseText(body, language)).declared) {
      if (declared.has(name) || origins.has(name)) isClear = false
      declared.add(name)
    }
    if (body.trim() !== '') bodies.push(body.replace(/^(?:[ \t]*\n)+/, '').trimEnd())
  }
  if (!isClear) return undefined
  const head = [...[...imports].flatMap(([specifier, one]) => importLines(specifier, one)), ...others]
  const text = [...(head.length > 0 ? [head.join('\n')] : []), ...bodies].join('\n\n')
  return text.length > most ? undefined : `${text}\n`
}

/** Reads the names of an import; false for one that is kept as it is: with attributes, or without names. */
function readImport({ importClause, moduleSpecifier, attributes }: ts.ImportDeclaration, add: AddImport): boolean {
  if (importClause === undefined || attributes !== undefined) return false
  const { name, namedBindings, phaseModifier } = importClause
  const isType = phaseModifier === ts.SyntaxKind.TypeKeyword
  const elements = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
  const isPlain = elements.every(({ propertyName }) => propertyName === undefined || ts.isIdentifier(propertyName))
  // A type-only import has one form for all its names, and a deferred one has a meaning of its own.
  if (!isPlain || (phaseModifier !== undefined && (!isType || elements.length === 0))) return false
  const specifier = (moduleSpecifier as ts.StringLiteral).text
  if (name !== undefined) add(specifier, name.text, 'default')
  if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) add(specifier, namedBindings.name.text, '*')
  for (const one of elements)
    add(specifier, one.name.text, (one.propertyName ?? one.name).text, isType || one.isTypeOnly)
  return true
}

/** The lines of code that are no part of some statements. Comments above an import stay. */
function withoutStatements(code: string, file: ts.SourceFile, statements: readonly ts.Statement[]): string {
  let body = ''
  let at = 0
  for (const statement of statements) {
    body += code.slice(at, statement.getStart(file))
    at = statement.end
    const rest = /^[ \t;]*\r?\n?/.exec(code.slice(at))
    at += rest?.[0].length ?? 0
  }
  return body + code.slice(at)
}

function importLines(specifier: string, { default: main, namespace, named }: Imports): string[] {
  const from = `from '${specifier}'`
  const list = [...named]
    .map(
      ([name, { imported, isType }]) =>
        `${isType ? 'type ' : ''}${name === imported ? name : `${imported} as ${name}`}`,
    )
    .join(', ')
  const lines: string[] = []
  if (namespace !== undefined) lines.push(`import * as ${namespace} ${from}`)
  const first = [...(main === undefined ? [] : [main]), ...(list === '' ? [] : [`{ ${list} }`])]
  if (first.length > 0) lines.push(`import ${first.join(', ')} ${from}`)
  return lines
}
