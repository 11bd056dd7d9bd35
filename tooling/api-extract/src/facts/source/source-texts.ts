import { join } from 'node:path'
import type ts from 'typescript'
import type { PackageFolder } from '../../package/package-folder.ts'
import { commentBefore, docComments } from '../declarations/declaration-text.ts'
import { assignedComments, assignedPath } from './assigned-comments.ts'
import type { SourcePositions } from './source-positions.ts'
import { compiler } from '../../typescript.ts'

/** A call that returns a base class: `Named(Base)`. */
export interface MixinCall {
  /** As written in the source. */
  text: string
  /** Called functions, outermost first. */
  callees: readonly string[]
}

/** Parts of the source that declarations omit. */
export interface SourceTexts {
  /** Doc comment of an assignment that declares an export or a property of a function; absent without one. */
  comment(node: ts.Declaration): string | undefined
  /** Doc comments of the members of a union or of a tuple, by position: those of an alias also as its source has them. */
  memberComments(node: ts.UnionTypeNode | ts.TupleTypeNode): readonly (string | undefined)[]
  /** Whether a type is a union or a tuple of an alias whose source has comments in it. */
  hasMembers(node: ts.Node | undefined): boolean
  /** The call in the `extends` clause of a class; absent when there is none or the source cannot be read. */
  mixin(node: ts.Declaration): MixinCall | undefined
  /** Default values of a function's parameters by position; absent when none has one. */
  defaults(node: ts.Declaration): (string | null)[] | undefined
  /** Default values in a destructured parameter, by property name. */
  patternDefaults(node: ts.Declaration, position: number): Map<string, string>
}

/** Creates a reader of sources through declaration maps. A source is parsed once, on first use, and never run. */
export function createSourceTexts(folder: PackageFolder, positions: SourcePositions): SourceTexts {
  const files = new Map<string, ts.SourceFile | undefined>()

  const parse = (file: string): ts.SourceFile | undefined => {
    if (files.has(file)) return files.get(file)
    const text = folder.sources.readText(join(folder.dir, file))
    const options = {
      languageVersion: compiler.ScriptTarget.Latest,
      jsDocParsingMode: compiler.JSDocParsingMode.ParseNone,
    }
    const parsed = text === undefined ? undefined : compiler.createSourceFile(file, text, options, true)
    files.set(file, parsed)
    return parsed
  }

  /** The source statement of a declaration. */
  const statement = (node: ts.Node): ts.Statement | undefined => {
    const at = positions.source(node)
    const file = at && parse(at.file)
    if (!at || !file) return undefined
    const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1
    const find = (statements: readonly ts.Statement[]): ts.Statement | undefined => {
      for (const one of statements) {
        if (lineOf(one.getEnd()) < at.line || lineOf(one.getStart(file)) > at.line) continue
        const inner =
          compiler.isModuleDeclaration(one) && one.body && compiler.isModuleBlock(one.body) ? one.body.statements : []
        return (lineOf(one.getStart(file)) < at.line ? find(inner) : undefined) ?? one
      }
      return undefined
    }
    return find(file.statements)
  }

  const written = (node: ts.Declaration): ts.NodeArray<ts.ParameterDeclaration> | undefined => {
    const found = statement(compiler.isVariableDeclaration(node) ? node.parent.parent : node)
    return found === undefined ? undefined : sourceParameters(found)
  }

  /** Doc comments by what they document: `exports.add`, `exports`, `Button.Group`. */
  const assigned = new Map<string, ReadonlyMap<string, string>>()

  /** The type in the source of the alias that is declared with a union or a tuple. */
  const twinOf = (node: ts.Node): ts.UnionTypeNode | ts.TupleTypeNode | undefined => {
    if (!isListed(node) || !compiler.isTypeAliasDeclaration(node.parent)) return undefined
    const found = statement(node.parent)
    const type = found !== undefined && compiler.isTypeAliasDeclaration(found) ? found.type : undefined
    return type !== undefined && isListed(type) && listed(type).length === listed(node).length ? type : undefined
  }

  return {
    memberComments(node) {
      const own = commentsOfMembers(node)
      const twin = own.every((one) => one === undefined) ? twinOf(node) : undefined
      return twin === undefined ? own : commentsOfMembers(twin)
    },
    hasMembers(node) {
      const twin = node && twinOf(node)
      return twin !== undefined && commentsOfMembers(twin).some((one) => one !== undefined)
    },
    comment(node) {
      const path = assignedPath(node)
      const at = path === undefined ? undefined : positions.sourceOfFile(node.getSourceFile())
      // TypeScript assigns properties of functions only.
      if (path === undefined || at === undefined || (/^exports\b/u.test(path) && !isScript(at))) return undefined
      const known = assigned.get(at) ?? assignedComments(parse(at))
      assigned.set(at, known)
      return known.get(path)
    },
    mixin(node) {
      const found = hasMadeBase(node) ? statement(node) : undefined
      if (found === undefined || !compiler.isClassDeclaration(found)) return undefined
      const clause = found.heritageClauses?.find(({ token }) => token === compiler.SyntaxKind.ExtendsKeyword)?.types[0]
      if (clause === undefined || !compiler.isCallExpression(clause.expression)) return undefined
      const callees: string[] = []
      const visit = (call: ts.Node): void => {
        if (!compiler.isCallExpression(call)) return
        callees.push(call.expression.getText(found.getSourceFile()))
        call.arguments.forEach(visit)
      }
      visit(clause.expression)
      return { text: clause.expression.getText(found.getSourceFile()).replace(/\s+/gu, ' '), callees }
    },
    defaults(node) {
      const parameters = parametersOf(node)
      if (!parameters?.some(mayHaveDefault)) return undefined
      const own = written(node)
      const file = own?.[0]?.getSourceFile()
      if (own === undefined || file === undefined || own.length !== parameters.length) return undefined
      const values = own.map(({ initializer }) => initializer?.getText(file).replace(/\s+/gu, ' ') ?? null)
      return values.some((value) => value !== null) ? values : undefined
    },
    patternDefaults(node, position) {
      const pattern = written(node)?.[position]?.name
      const elements = pattern !== undefined && compiler.isObjectBindingPattern(pattern) ? pattern.elements : []
      return new Map(
        elements.flatMap(({ name, propertyName, initializer }) => {
          const property = (propertyName ?? name).getText()
          return initializer === undefined ? [] : [[property, initializer.getText().replace(/\s+/gu, ' ')] as const]
        }),
      )
    },
  }
}

/** Whether a parameter is optional, or takes `undefined` because a required one follows. */
function mayHaveDefault({ questionToken, type }: ts.ParameterDeclaration): boolean {
  const isOpen = type !== undefined && compiler.isUnionTypeNode(type)
  return (
    questionToken !== undefined ||
    (isOpen && type.types.some(({ kind }) => kind === compiler.SyntaxKind.UndefinedKeyword))
  )
}

function isScript(file: string): boolean {
  return /\.[cm]?jsx?$/u.test(file)
}

function isListed(node: ts.Node): node is ts.UnionTypeNode | ts.TupleTypeNode {
  return compiler.isUnionTypeNode(node) || compiler.isTupleTypeNode(node)
}

function listed(node: ts.UnionTypeNode | ts.TupleTypeNode): readonly ts.Node[] {
  return compiler.isUnionTypeNode(node) ? node.types : node.elements
}

/** Doc comments before or after the `|` in front of each member of a union, and before each element of a tuple. */
function commentsOfMembers(node: ts.UnionTypeNode | ts.TupleTypeNode): (string | undefined)[] {
  const { text } = node.getSourceFile()
  return listed(node).map(
    (one, at, all) => commentBefore(one) ?? docComments(text, all[at - 1]?.end ?? node.pos).at(-1),
  )
}

/** Whether a class extends the constant that the compiler generates for `extends Named(Base)`, such as `Box_base`. */
function hasMadeBase(node: ts.Declaration): boolean {
  const clause = compiler.isClassDeclaration(node)
    ? node.heritageClauses?.find(({ token }) => token === compiler.SyntaxKind.ExtendsKeyword)
    : undefined
  const base = clause?.types[0]?.expression
  return base !== undefined && compiler.isIdentifier(base) && /_base(?:_\d+)?$/u.test(base.text)
}

function parametersOf(node: ts.Declaration): ts.NodeArray<ts.ParameterDeclaration> | undefined {
  if (compiler.isFunctionDeclaration(node)) return node.parameters
  if (compiler.isVariableDeclaration(node) && node.type && compiler.isFunctionTypeNode(node.type))
    return node.type.parameters
  return undefined
}

function sourceParameters(statement: ts.Statement): ts.NodeArray<ts.ParameterDeclaration> | undefined {
  if (compiler.isFunctionDeclaration(statement)) return statement.parameters
  if (compiler.isExportAssignment(statement)) return functionParameters(statement.expression)
  if (!compiler.isVariableStatement(statement)) return undefined
  return functionParameters(statement.declarationList.declarations[0]?.initializer)
}

function functionParameters(node: ts.Node | undefined): ts.NodeArray<ts.ParameterDeclaration> | undefined {
  return node !== undefined && (compiler.isArrowFunction(node) || compiler.isFunctionExpression(node))
    ? node.parameters
    : undefined
}
