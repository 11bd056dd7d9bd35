import ts from '#typescript'
import { relativeModule } from '../compiler/stage.ts'
import { ambientPrefix } from '../match/ambient-names.ts'
import type { Ambient } from './find-ambient.ts'

/** Where a top-level name is declared after its side was rewritten. */
export interface Home {
  path: string
  /** Statement that imports the name; undefined when it declares it. */
  imported?: ts.ImportDeclaration | ts.ImportEqualsDeclaration
  /** Whether the file has `export =`, beside which nothing can be exported. */
  isAssigned: boolean
}

/** Names and modules of the side whose files are rewritten. */
export interface Scope {
  checker: ts.TypeChecker
  homeOf: (symbol: ts.Symbol) => Home | undefined
  /** Path after the rewriting of the module that a specifier leads to; undefined for a module of another package. */
  targetOf: (specifier: ts.Expression) => string | undefined
  /** Names that the declarations of each ambient file have. */
  declared: ReadonlyMap<string, ReadonlySet<string>>
  /** Names that a file exports to others, by its path. */
  needed: Map<string, Set<string>>
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Text of a file whose declarations come from other places: names that are declared elsewhere are imported. */
export class ScopedText {
  readonly #path: string
  readonly #scope: Scope
  #text = ''
  /** Imported names by what they are a name of. */
  readonly #locals = new Map<string, string>()
  readonly #imports: string[] = []

  constructor(path: string, scope: Scope) {
    this.#path = path
    this.#scope = scope
  }

  /** Adds declarations, each exported. */
  addAmbient({ file, node, statements, isExplicit }: Ambient): void {
    for (const statement of statements) {
      const edits = this.#edits(statement)
      if (!isExplicit && canExport(statement))
        edits.push({ start: statement.getStart(), end: statement.getStart(), text: 'export ' })
      this.#text += edited(file.text, edits, statement.getFullStart(), statement.end)
    }
    const isShorthand = ts.isModuleDeclaration(node) && node.body === undefined
    if (isShorthand) this.#text += 'declare const anything: any\nexport = anything\n'
    this.#text += '\n'
  }

  /**
   * Adds a whole file without its ambient declarations.
   *
   * @param text - Text of the file, these blanked.
   */
  addFile(file: ts.SourceFile, text: string, ambient: readonly ts.Node[]): void {
    const rest = file.statements.filter((statement) => !ambient.includes(statement))
    const edits = rest.flatMap((statement) => this.#edits(statement))
    this.#text += edited(text, edits, 0, text.length)
    if (!ts.isExternalModule(file)) this.#text += '\nexport {}\n'
  }

  add(text: string): void {
    this.#text += `${text}\n`
  }

  /** The text; imports and exports come last, so that lines stay where they are. */
  finish(): string {
    const names = [...(this.#scope.needed.get(this.#path) ?? [])]
    const exported =
      names.length > 0 ? [`export { ${names.map((name) => `${name} as ${ambientPrefix}${name}`).join(', ')} }`] : []
    const lines = [...this.#imports, ...exported]
    return lines.length > 0 ? `${this.#text}\n${lines.join('\n')}\n` : this.#text
  }

  #edits(root: ts.Node): Edit[] {
    const { checker, targetOf } = this.#scope
    const edits: Edit[] = []
    const rename = (node: ts.Identifier, symbol: ts.Symbol | undefined): void => {
      const local = symbol && this.#localOf(node, symbol)
      if (local !== undefined && local !== node.text) edits.push({ start: node.getStart(), end: node.end, text: local })
    }
    const redirect = (node: ts.Expression): void => {
      const target = targetOf(node)
      const written = (node as ts.StringLiteral).text
      const moved = target === undefined ? undefined : relativeModule(this.#path, target)
      if (moved !== undefined && moved !== written)
        edits.push({ start: node.getStart(), end: node.end, text: JSON.stringify(moved) })
    }
    /** Writes a list of the platform as `T[]`, where this file has what the side adds to `Array` and would be meant by `Array<T>`. */
    const respell = (node: ts.TypeReferenceNode): boolean => {
      const [element] = node.typeArguments ?? []
      const name = node.typeName.getText()
      if (!element || !this.#scope.declared.get(this.#path)?.has(name) || !isList(checker, node)) return false
      const [before, after] = name === 'Array' ? ['(', ')[]'] : ['(readonly (', ')[])']
      edits.push({ start: node.getStart(), end: element.getStart(), text: before })
      visit(element)
      edits.push({ start: element.end, end: node.end, text: after })
      return true
    }
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) && respell(node)) return
      if (ts.isQualifiedName(node)) return visit(node.left)
      if (ts.isPropertyAccessExpression(node)) return visit(node.expression)
      if (ts.isIdentifier(node)) return rename(node, checker.getSymbolAtLocation(node))
      if (ts.isStringLiteral(node) && isSpecifier(node)) return redirect(node)
      if (ts.isImportClause(node) || ts.isNamespaceExport(node)) return
      if (ts.isExportSpecifier(node)) {
        const local = node.propertyName ?? node.name
        if (!node.parent.parent.moduleSpecifier && ts.isIdentifier(local))
          this.#localOf(local, checker.getExportSpecifierLocalTargetSymbol(node))
        return
      }
      if (ts.isImportTypeNode(node)) {
        visit(node.argument)
        node.typeArguments?.forEach(visit)
        return
      }
      ts.forEachChild(node, visit)
    }
    visit(root)
    return edits
  }

  /** Name in this file of what a name leads to; undefined when it needs no import. */
  #localOf(node: ts.Identifier, symbol: ts.Symbol | undefined): string | undefined {
    const home = symbol && this.#scope.homeOf(symbol)
    if (!home || home.path === this.#path) return undefined
    if (home.isAssigned && !home.imported) return undefined
    const key = `${home.path} ${node.text}`
    const known = this.#locals.get(key)
    if (known !== undefined) return known
    const taken = new Set([...(this.#scope.declared.get(this.#path) ?? []), ...this.#locals.values()])
    let local = node.text
    for (let number = 1; taken.has(local); number++) local = `${node.text}$${number}`
    this.#locals.set(key, local)
    this.#imports.push(
      home.imported ? this.#copyOf(home.imported, node.text, local) : this.#importOf(home.path, node.text, local),
    )
    return local
  }

  #importOf(path: string, name: string, local: string): string {
    this.#scope.needed.set(path, (this.#scope.needed.get(path) ?? new Set()).add(name))
    return `import { ${ambientPrefix}${name} as ${local} } from ${JSON.stringify(relativeModule(this.#path, path))}`
  }

  /** An import of another file for one of its names. */
  #copyOf(node: ts.ImportDeclaration | ts.ImportEqualsDeclaration, name: string, local: string): string {
    const specifier = specifierOf(node)
    if (!specifier) return `import ${local} = ${(node as ts.ImportEqualsDeclaration).moduleReference.getText()}`
    const target = this.#scope.targetOf(specifier)
    const from = target === undefined ? specifier.getText() : JSON.stringify(relativeModule(this.#path, target))
    if (ts.isImportEqualsDeclaration(node)) return `import ${local} = require(${from})`
    const { name: main, namedBindings } = node.importClause as ts.ImportClause
    if (main?.text === name) return `import ${local} from ${from}`
    if (namedBindings && ts.isNamespaceImport(namedBindings)) return `import * as ${local} from ${from}`
    const element = (namedBindings as ts.NamedImports).elements.find((one) => one.name.text === name)
    return `import { ${(element?.propertyName ?? element?.name)?.getText()} as ${local} } from ${from}`
  }
}

/** Specifier of an import; undefined for `import Name = Other.Name`. */
export function specifierOf(node: ts.ImportDeclaration | ts.ImportEqualsDeclaration): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return node.moduleSpecifier
  return ts.isExternalModuleReference(node.moduleReference) ? node.moduleReference.expression : undefined
}

/** Whether a type is that of `T[]` or of `readonly T[]`. */
function isList(checker: ts.TypeChecker, node: ts.TypeReferenceNode): boolean {
  return checker.isArrayType(checker.getTypeFromTypeNode(node))
}

function isSpecifier({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isExternalModuleReference(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  )
}

function canExport(node: ts.Statement): boolean {
  const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExportAssignment(node)
  const isRequired = ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)
  const flags = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return !isImport && !isRequired && !flags?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** Part of a text with its edits applied. */
function edited(text: string, edits: readonly Edit[], start: number, end: number): string {
  let result = ''
  let position = start
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    result += text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return result + text.slice(position, end)
}
