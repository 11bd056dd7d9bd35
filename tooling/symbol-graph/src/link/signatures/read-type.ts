import { createRequire } from 'node:module'
import type * as TypeScript from 'typescript'
import {
  arrayHead,
  elementOf,
  functionTree,
  joinTrees,
  keywords,
  objectTree,
  readonlyArrayHead,
  tree,
  type TreeParameter,
  type TypeTree,
} from '@signpost/name-search/write'
import { type Line, lineText, type Span } from '../../signature/line.ts'

/** Names that a type may use. */
export interface TypeScope {
  /** Heads of type parameters by name. */
  readonly variables: ReadonlyMap<string, string>
  /** Number of heads given so far, shared by inner scopes. */
  readonly count: { next: number }
  /** Head of a name. */
  readonly headOf: (target: string | undefined, written: string) => string
  /** Type of `this`. */
  readonly receiver?: TypeTree
}

/** Adds type parameters to a scope. */
export function scopeWith(scope: TypeScope, names: readonly string[]): TypeScope {
  if (names.length === 0) return scope
  const variables = new Map(scope.variables)
  for (const name of names) {
    variables.set(name, `?${scope.count.next}`)
    scope.count.next += 1
  }
  return { ...scope, variables }
}

/** Maximum length of a type, in characters. */
const longest = 4000

/** Type that is too long, or that the parser does not read: it fits only `_` and type parameters. */
export const unread: TypeTree = tree('unread')

// The graph of unchanged packages is read without it.
let loaded: typeof TypeScript | undefined

/** Loads the parser, which takes half a second, if it is not there yet. */
export function loadTypeParser(): typeof TypeScript {
  return (loaded ??= createRequire(import.meta.url)('typescript') as typeof TypeScript)
}

const before = 'type _ = () => '

/** Parses a part of a drafted line as a type. Return types may be predicates. */
export function readType(line: Line, span: Span | undefined, scope: TypeScope): TypeTree {
  const whole = lineText(line)
  const [from, to] = span ?? [0, whole.length]
  const text = whole.slice(from, to)
  if (text.trim() === '') return tree('any')
  if (text.length > longest) return unread
  const ts = loadTypeParser()
  const file = ts.createSourceFile('type.ts', before + text, ts.ScriptTarget.Latest)
  const [statement, more] = file.statements
  const { parseDiagnostics: mistakes } = file as unknown as { parseDiagnostics: readonly unknown[] }
  if (mistakes.length > 0 || more !== undefined || statement === undefined || !ts.isTypeAliasDeclaration(statement)) {
    return unread
  }
  const targets = targetsOf(line)
  const reader = typeReader(ts, file, (at) => targets.get(at - before.length + from))
  return ts.isFunctionTypeNode(statement.type) ? reader(statement.type.type, scope) : unread
}

/** Targets of the names in a line, by their start. */
function targetsOf({ pieces }: Line): ReadonlyMap<number, string> {
  const targets = new Map<number, string>()
  let at = 0
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      at += piece === 0 ? 1 : 0
      continue
    }
    if (piece.target !== undefined) targets.set(at + piece.text.length - piece.text.trimStart().length, piece.target)
    at += piece.text.length
  }
  return targets
}

type Reader = (node: TypeScript.TypeNode, scope: TypeScope) => TypeTree

function typeReader(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
  targetAt: (at: number) => string | undefined,
): Reader {
  const textOf = (node: TypeScript.Node): string => node.getText(file)
  const named = (name: TypeScript.Node, parts: readonly TypeTree[], scope: TypeScope): TypeTree => {
    const written = textOf(name).replace(/\s+/gu, '')
    const variable = scope.variables.get(written)
    if (variable !== undefined) return tree(variable, parts)
    const head = scope.headOf(targetAt(name.getStart(file)), written)
    return tree(head, parts)
  }
  const list = (nodes: readonly TypeScript.TypeNode[] | undefined, scope: TypeScope): TypeTree[] =>
    (nodes ?? []).map((node) => read(node, scope))

  const signature = (node: TypeScript.SignatureDeclarationBase, head: '=>' | 'new', outer: TypeScope): TypeTree => {
    const scope = scopeWith(
      outer,
      (node.typeParameters ?? []).map(({ name }) => name.text),
    )
    const parameters = node.parameters
      .filter(({ name }) => textOf(name) !== 'this')
      .map(
        (one): TreeParameter => ({
          type: one.type === undefined ? tree('any') : read(one.type, scope),
          optional: one.questionToken !== undefined,
          rest: one.dotDotDotToken !== undefined,
        }),
      )
    return functionTree(head, parameters, node.type === undefined ? tree('any') : read(node.type, scope))
  }

  const member = (node: TypeScript.TypeElement, scope: TypeScope): TypeTree[] => {
    const name = node.name === undefined ? '' : memberName(ts, node.name, file)
    const mark = node.questionToken === undefined ? '' : '?'
    if (ts.isPropertySignature(node)) {
      return [tree(`.${name}${mark}`, [node.type === undefined ? tree('any') : read(node.type, scope)])]
    }
    if (ts.isMethodSignature(node)) return [tree(`.${name}${mark}`, [signature(node, '=>', scope)])]
    if (ts.isCallSignatureDeclaration(node)) return [tree('.()', [signature(node, '=>', scope)])]
    if (ts.isConstructSignatureDeclaration(node)) return [tree('.new', [signature(node, 'new', scope)])]
    if (ts.isIndexSignatureDeclaration(node)) {
      const key = node.parameters[0]?.type
      return [tree('[:]', [key === undefined ? tree('string') : read(key, scope), read(node.type, scope)])]
    }
    if (ts.isGetAccessorDeclaration(node)) {
      return [tree(`.${name}`, [node.type === undefined ? tree('any') : read(node.type, scope)])]
    }
    return []
  }

  const read: Reader = (node, scope) => {
    const keyword = ts.tokenToString(node.kind)
    if (keyword === 'this') return scope.receiver ?? tree('this')
    if (keyword !== undefined && keywords.has(keyword)) return tree(keyword)
    if (ts.isParenthesizedTypeNode(node)) return read(node.type, scope)
    if (ts.isArrayTypeNode(node)) return tree(arrayHead, [read(node.elementType, scope)])
    if (ts.isUnionTypeNode(node)) return joinTrees('|', list(node.types, scope))
    if (ts.isIntersectionTypeNode(node)) return joinTrees('&', list(node.types, scope))
    if (ts.isThisTypeNode(node)) return scope.receiver ?? tree('this')
    if (ts.isTypeReferenceNode(node)) return named(node.typeName, list(node.typeArguments, scope), scope)
    if (ts.isExpressionWithTypeArguments(node)) return named(node.expression, list(node.typeArguments, scope), scope)
    if (ts.isFunctionTypeNode(node)) return signature(node, '=>', scope)
    if (ts.isConstructorTypeNode(node)) return signature(node, 'new', scope)
    if (ts.isTypeLiteralNode(node)) return objectTree(node.members.flatMap((one) => member(one, scope)))
    if (ts.isTupleTypeNode(node))
      return tree(
        '[]',
        node.elements.map((one) => elementOf(element(one, scope))),
      )
    if (ts.isLiteralTypeNode(node)) return literal(node.literal)
    if (ts.isTemplateLiteralTypeNode(node)) return tree('template')
    if (ts.isIndexedAccessTypeNode(node)) {
      return tree('at', [read(node.objectType, scope), read(node.indexType, scope)])
    }
    if (ts.isTypeOperatorNode(node)) {
      const type = read(node.type, scope)
      if (node.operator === ts.SyntaxKind.KeyOfKeyword) return tree('keyof', [type])
      const isReadonlyArray = node.operator === ts.SyntaxKind.ReadonlyKeyword && type.head === arrayHead
      return isReadonlyArray ? tree(readonlyArrayHead, type.parts) : type
    }
    if (ts.isTypeQueryNode(node)) {
      return tree(`typeof ${textOf(node.exprName).replace(/\s+/gu, '')}`, list(node.typeArguments, scope))
    }
    if (ts.isConditionalTypeNode(node)) {
      const inner = scopeWith(scope, inferred(ts, node.extendsType))
      return tree('extends', [
        read(node.checkType, scope),
        read(node.extendsType, inner),
        read(node.trueType, inner),
        read(node.falseType, scope),
      ])
    }
    if (ts.isInferTypeNode(node))
      return tree('infer', [tree(scope.variables.get(node.typeParameter.name.text) ?? 'any')])
    if (ts.isMappedTypeNode(node)) {
      const key = node.typeParameter.constraint
      const inner = scopeWith(scope, [node.typeParameter.name.text])
      return tree('mapped', [
        key === undefined ? tree('any') : read(key, scope),
        node.type === undefined ? tree('any') : read(node.type, inner),
        ...(node.nameType === undefined ? [] : [read(node.nameType, inner)]),
      ])
    }
    if (ts.isTypePredicateNode(node)) {
      const isAssertion = node.assertsModifier !== undefined
      return tree(isAssertion ? 'asserts' : 'is', node.type === undefined ? [] : [read(node.type, scope)])
    }
    if (ts.isImportTypeNode(node) && node.qualifier !== undefined) {
      return named(node.qualifier, list(node.typeArguments, scope), scope)
    }
    return unread
  }

  const element = (node: TypeScript.TypeNode, scope: TypeScope): TreeParameter => {
    if (ts.isNamedTupleMember(node)) {
      const optional = node.questionToken !== undefined
      return { type: read(node.type, scope), optional, rest: node.dotDotDotToken !== undefined }
    }
    if (ts.isOptionalTypeNode(node)) return { type: read(node.type, scope), optional: true, rest: false }
    if (ts.isRestTypeNode(node)) return { type: read(node.type, scope), optional: false, rest: true }
    return { type: read(node, scope), optional: false, rest: false }
  }

  const literal = (node: TypeScript.LiteralTypeNode['literal']): TypeTree => {
    if (node.kind === ts.SyntaxKind.NullKeyword) return tree('null')
    if (ts.isStringLiteral(node)) return tree(JSON.stringify(node.text))
    if (ts.isNoSubstitutionTemplateLiteral(node)) return tree('template')
    return tree(`'${textOf(node)}`)
  }
  return read
}

function memberName(ts: typeof TypeScript, name: TypeScript.PropertyName, file: TypeScript.SourceFile): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText(file)
}

/** Names that an `extends` infers. */
function inferred(ts: typeof TypeScript, type: TypeScript.TypeNode): string[] {
  const names: string[] = []
  const walk = (node: TypeScript.Node): void => {
    if (ts.isInferTypeNode(node)) names.push(node.typeParameter.name.text)
    ts.forEachChild(node, walk)
  }
  walk(type)
  return names
}
