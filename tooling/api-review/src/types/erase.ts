import ts from '#typescript'
import { type findTypeParameters, isSignature, segmentOf } from './type-parameters.ts'

/** Declares `$T0`, `$T1`, ...: one opaque type per position of a type parameter, shared by both sides. */
export const opaqueTypes: string = Array.from(
  { length: 10 },
  (_, index) => `interface $T${index} { readonly ' $T${index}': ${index} }\n`,
).join('')

/** Prefix of a protected member in an erased file. */
export const protectedPrefix = '$protected:'

/**
 * Rewrites declarations so that types of two sides can be compared by structure:
 *
 * - type parameters of signatures become opaque types that both sides share, or their constraint when only one side has them;
 * - private members become one marker, protected ones public with a prefix: the sides never share a declaration;
 * - `unique symbol` becomes a string literal type with the name of its declaration.
 *
 * @param own - Parsed files of the side.
 * @param finders - Type parameters of both sides. Constraints are those of the base, so that a type parameter is one type.
 * @param baseSpecifier - Module specifier of an erased file of the base.
 * @returns Text of each erased file, by path.
 */
export function eraseFiles(
  own: ReadonlyMap<string, ts.SourceFile>,
  finders: { base: Finder; head: Finder },
  baseSpecifier: (file: ts.SourceFile) => string,
): Map<string, string> {
  const printer = ts.createPrinter({ removeComments: true })
  return new Map(
    [...own].map(([path, file]) => {
      const { transformed } = ts.transform(file, [eraser(path, finders, baseSpecifier)])
      return [path, printer.printFile(transformed[0] as ts.SourceFile)]
    }),
  )
}

type Substitution = ReadonlyMap<string, ts.TypeNode>

type Finder = ReturnType<typeof findTypeParameters>

function eraser(
  name: string,
  finders: { base: Finder; head: Finder },
  baseSpecifier: (file: ts.SourceFile) => string,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const { factory } = context
    const overloads = new Map<string, number>()

    const visitIn =
      (path: string, types: Substitution): ts.Visitor =>
      (node) => {
        const segment = segmentOf(node)
        const inner = segment === undefined ? path : `${path}.${segment}`
        const replacement =
          ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && types.get(node.typeName.text)
        if (replacement) return replacement
        if (isPrivate(node)) return undefined
        if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.UniqueKeyword)
          return literalType(`unique symbol ${path}`)
        const ownTypes = isSignature(node) ? substitute(node, inner, types) : types
        const visited = ts.visitEachChild(node, visitIn(inner, ownTypes), context)
        if (ts.isClassDeclaration(visited)) return markPrivate(node as ts.ClassDeclaration, visited)
        return isSignature(visited)
          ? withoutTypeParameters(unprotected(visited) as ts.SignatureDeclaration)
          : unprotected(visited)
      }

    const literalType = (text: string) => factory.createLiteralTypeNode(factory.createStringLiteral(text))

    /** Opaque types for the type parameters that both sides have, constraints for others. */
    const substitute = (node: ts.SignatureDeclaration, path: string, outer: Substitution): Substitution => {
      const overload = overloads.get(path) ?? 0
      overloads.set(path, overload + 1)
      if (!node.typeParameters) return outer
      const counterparts = (side: 'base' | 'head') => finders[side](name, path)
      const shared = Math.min(
        ...(['base', 'head'] as const).map((side) => Math.max(0, ...counterparts(side).map((list) => list.length))),
      )
      const lists = counterparts('base')
      const fromBase = lists[overload] ?? lists.find((list) => list.length === node.typeParameters?.length) ?? lists[0]
      const types = new Map(outer)
      for (const parameter of node.typeParameters)
        types.set(parameter.name.text, factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword))
      node.typeParameters.forEach((parameter, index) => {
        const isShared = index < shared
        const declared = isShared ? fromBase?.[index]?.constraint : parameter.constraint
        const constraint =
          declared && ts.visitNode(declared, isShared ? qualify(types) : visitIn(path, types), ts.isTypeNode)
        const opaque = isShared ? factory.createTypeReferenceNode(`$T${index % 10}`) : undefined
        types.set(parameter.name.text, typeOf(constraint, opaque, node, parameter.name.text))
      })
      return types
    }

    const typeOf = (
      constraint: ts.TypeNode | undefined,
      opaque: ts.TypeNode | undefined,
      node: ts.Node,
      name: string,
    ): ts.TypeNode => {
      if (!constraint) return opaque ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)
      if (!opaque || isIndex(node, name)) return constraint
      return factory.createParenthesizedType(
        factory.createIntersectionTypeNode([factory.createParenthesizedType(constraint), opaque]),
      )
    }

    /** Names of the base's file as seen from the other side: `import('../base/index').Name`. */
    const qualify =
      (types: Substitution): ts.Visitor =>
      (node) => {
        const literal = withoutPosition(factory, node)
        if (literal) return literal
        if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
          const replacement = types.get(node.typeName.text)
          if (replacement) return replacement
          const file = ts.getOriginalNode(node).getSourceFile()
          if (declares(file, node.typeName.text)) {
            const argument = literalType(baseSpecifier(file))
            const typeArguments = node.typeArguments?.map(
              (type) => ts.visitNode(type, qualify(types), ts.isTypeNode) as ts.TypeNode,
            )
            return factory.createImportTypeNode(
              argument,
              undefined,
              factory.createIdentifier(node.typeName.text),
              typeArguments,
            )
          }
        }
        return ts.visitEachChild(node, qualify(types), context)
      }

    const withoutTypeParameters = (node: ts.SignatureDeclaration): ts.Node => {
      const { parameters, type } = node
      if (ts.isFunctionDeclaration(node))
        return factory.updateFunctionDeclaration(
          node,
          node.modifiers,
          node.asteriskToken,
          node.name,
          undefined,
          parameters,
          type,
          node.body,
        )
      if (ts.isMethodDeclaration(node))
        return factory.updateMethodDeclaration(
          node,
          node.modifiers,
          node.asteriskToken,
          node.name,
          node.questionToken,
          undefined,
          parameters,
          type,
          node.body,
        )
      if (ts.isMethodSignature(node))
        return factory.updateMethodSignature(
          node,
          node.modifiers,
          node.name,
          node.questionToken,
          undefined,
          parameters,
          type,
        )
      if (ts.isCallSignatureDeclaration(node)) return factory.updateCallSignature(node, undefined, parameters, type)
      if (ts.isConstructSignatureDeclaration(node))
        return factory.updateConstructSignature(node, undefined, parameters, type)
      if (ts.isFunctionTypeNode(node))
        return factory.updateFunctionTypeNode(node, undefined, parameters, type as ts.TypeNode)
      return factory.updateConstructorTypeNode(
        node as ts.ConstructorTypeNode,
        (node as ts.ConstructorTypeNode).modifiers,
        undefined,
        parameters,
        type as ts.TypeNode,
      )
    }

    const unprotected = (node: ts.Node): ts.Node => {
      if (!ts.canHaveModifiers(node) || !has(node, ts.SyntaxKind.ProtectedKeyword)) return node
      const modifiers = node.modifiers?.filter(({ kind }) => kind !== ts.SyntaxKind.ProtectedKeyword)
      const rename = (name: ts.PropertyName) =>
        factory.createStringLiteral(`${protectedPrefix}${ts.isIdentifier(name) ? name.text : name.getText()}`)
      if (ts.isMethodDeclaration(node))
        return factory.updateMethodDeclaration(
          node,
          modifiers,
          undefined,
          rename(node.name),
          node.questionToken,
          node.typeParameters,
          node.parameters,
          node.type,
          undefined,
        )
      if (ts.isPropertyDeclaration(node))
        return factory.updatePropertyDeclaration(
          node,
          modifiers,
          rename(node.name),
          node.questionToken,
          node.type,
          undefined,
        )
      if (ts.isGetAccessorDeclaration(node))
        return factory.updateGetAccessorDeclaration(
          node,
          modifiers,
          rename(node.name),
          node.parameters,
          node.type,
          undefined,
        )
      if (ts.isSetAccessorDeclaration(node))
        return factory.updateSetAccessorDeclaration(node, modifiers, rename(node.name), node.parameters, undefined)
      return ts.isConstructorDeclaration(node)
        ? factory.updateConstructorDeclaration(node, modifiers, node.parameters, undefined)
        : node
    }

    const markPrivate = (original: ts.ClassDeclaration, node: ts.ClassDeclaration): ts.Node => {
      if (!original.members.some((member) => isPrivate(member) && !ts.isConstructorDeclaration(member))) return node
      const name = factory.createStringLiteral(`$private ${original.name?.text ?? 'default'}`)
      const mark = factory.createPropertyDeclaration(
        undefined,
        name,
        undefined,
        factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
        undefined,
      )
      return factory.updateClassDeclaration(
        node,
        node.modifiers,
        node.name,
        node.typeParameters,
        node.heritageClauses,
        [...node.members, mark],
      )
    }

    return (file) => ts.visitEachChild(file, visitIn('', new Map()), context)
  }
}

/**
 * Copy of a literal without its position, or undefined for other nodes. The printer reads the text of literals by position
 * from the file that it prints, even when they come from another file.
 */
function withoutPosition(factory: ts.NodeFactory, node: ts.Node): ts.Node | undefined {
  if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text)
  if (ts.isNumericLiteral(node)) return factory.createNumericLiteral(node.text)
  if (ts.isBigIntLiteral(node)) return factory.createBigIntLiteral(node.text)
  if (ts.isNoSubstitutionTemplateLiteral(node)) return factory.createNoSubstitutionTemplateLiteral(node.text)
  if (ts.isTemplateHead(node)) return factory.createTemplateHead(node.text)
  if (ts.isTemplateMiddle(node)) return factory.createTemplateMiddle(node.text)
  return ts.isTemplateTail(node) ? factory.createTemplateTail(node.text) : undefined
}

function has(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false
}

/** Private constructors stay: without one a class would have a public constructor. */
function isPrivate(node: ts.Node): boolean {
  if (!ts.isClassElement(node) || ts.isConstructorDeclaration(node)) return false
  const isHash = node.name !== undefined && ts.isPrivateIdentifier(node.name)
  return isHash || (ts.canHaveModifiers(node) && has(node, ts.SyntaxKind.PrivateKeyword))
}

/** Whether a type parameter is a key, so that only literal types can stand for it: `keyof`, `Map[K]`. */
function isIndex(node: ts.Node, name: string): boolean {
  const isName = (type: ts.Node) => ts.isTypeReferenceNode(type) && type.typeName.getText() === name
  const visit = (child: ts.Node): boolean =>
    (ts.isIndexedAccessTypeNode(child) && isName(child.indexType)) || (ts.forEachChild(child, visit) ?? false)
  return visit(node)
}

function declares(file: ts.SourceFile, name: string): boolean {
  return file.statements.some((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.some((declaration) => declaration.name.getText(file) === name)
      : 'name' in statement && (statement as ts.DeclarationStatement).name?.text === name,
  )
}
