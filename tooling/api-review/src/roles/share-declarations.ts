import ts from '#typescript'
import type { DeclaredAlike } from '../match/unchanged-symbols.ts'
import { has } from '../rules/members.ts'
import { declaredNames } from '../compiler/declared-names.ts'
import { relativeModule, type Stage } from '../compiler/stage.ts'
import { blanked } from '../parse/undeclared-names.ts'

/** A file on both sides whose unchanged declarations are those of the base. */
export interface SharedFile {
  /** File of the base, with names for what it does not export. */
  base: string
  /** Copies of both sides that import the unchanged declarations from the base's file. */
  before: string
  after: string
  /** Names of these declarations. */
  names: ReadonlySet<string>
}

/** Prefix of the name by which a declaration that is not exported is imported. */
const hiddenPrefix = '$hidden_'

/**
 * Takes declarations that are alike on both sides out of two versions of a file, and imports them from the base. So the types
 * of both versions that are not changed are one and the same: a class with private members, an enum or a `unique symbol`
 * is assignable only to itself.
 *
 * @param others - Names of declarations that are not alike, and shared too.
 * @returns undefined when the file exports by other means than modifiers and lists.
 */
export function shareDeclarations(
  stage: Stage,
  alike: DeclaredAlike,
  path: string,
  others: ReadonlySet<string> = new Set(),
): SharedFile | undefined {
  const [base, head] = [stage.file(`/review/base/${path}`), stage.file(`/review/head/${path}`)]
  if (![base, head].every((file) => file && ts.isExternalModule(file) && isExplicit(file))) return undefined
  const before = declaredIn(stage.checker, base)
  const shared = [...declaredIn(stage.checker, head)].filter(([name, { symbol }]) => {
    const own = before.get(name)
    return own && (others.has(name) || alike.isUnchanged(own.symbol, symbol))
  })
  if (shared.length === 0) return undefined
  const names = shared.map(([name]) => name)
  const hidden = names.filter((name) => !before.get(name)?.isExported)
  const specifier = relativeModule(`head/${path}`, `base/${path}`)
  const copy = (file: ts.SourceFile, own: ReadonlyMap<string, Declared>) => {
    const statements = names.flatMap((name) => own.get(name)?.statements ?? [])
    const text = blanked(file.text, statements)
    const imports = names.map((name) => (hidden.includes(name) ? `${hiddenPrefix}${name} as ${name}` : name))
    const exported = names.filter((name) => own.get(name)?.isExported)
    return `${text}\nimport { ${imports.join(', ')} } from '${specifier}'\nexport { ${exported.join(', ')} }\n`
  }
  const named = hidden.map((name) => `${name} as ${hiddenPrefix}${name}`)
  return {
    base: named.length > 0 ? `${base.text}\nexport { ${named.join(', ')} }\n` : base.text,
    before: copy(base, before),
    after: copy(head, new Map(declaredIn(stage.checker, head))),
    names: new Set(names),
  }
}

interface Declared {
  symbol: ts.Symbol
  statements: ts.Statement[]
  /** Whether the statement itself exports it. */
  isExported: boolean
}

/** In a file without any list of exports, declarations without a modifier are exported too. */
function isExplicit({ statements }: ts.SourceFile): boolean {
  const hasList = statements.some((node) => ts.isExportDeclaration(node) || ts.isExportAssignment(node))
  return hasList || statements.every((node) => ts.isImportDeclaration(node) || has(node, ts.SyntaxKind.ExportKeyword))
}

/** Declarations of a file by name, without those that another file or a namespace declares as well. */
function declaredIn(checker: ts.TypeChecker, file: ts.SourceFile): Map<string, Declared> {
  const found = new Map<string, Declared>()
  const others = new Set<string>()
  for (const statement of file.statements) {
    const name = nameOf(statement)
    const symbol = name && checker.getSymbolAtLocation(name)
    if (!name || !symbol) continue
    const known = found.get(name.text) ?? {
      symbol,
      statements: [],
      isExported: has(statement, ts.SyntaxKind.ExportKeyword),
    }
    known.statements.push(statement)
    found.set(name.text, known)
    if (ts.isModuleDeclaration(statement) || has(statement, ts.SyntaxKind.DefaultKeyword)) others.add(name.text)
    if (symbol.declarations?.some((node) => node.getSourceFile() !== file)) others.add(name.text)
  }
  for (const name of others) found.delete(name)
  return found
}

/** Name of a statement that declares one thing. */
function nameOf(statement: ts.Statement): ts.Identifier | undefined {
  const [name, ...others] = declaredNames(statement)
  const isOther = ts.isImportEqualsDeclaration(statement) || ts.isNamespaceExportDeclaration(statement)
  return name && ts.isIdentifier(name) && others.length === 0 && !isOther ? name : undefined
}
