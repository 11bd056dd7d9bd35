import type ts from 'typescript'
import { isNamePath } from '../../program/names.ts'
import { excerptOf, excerptOfType } from './excerpt.ts'
import type { ExcerptFacts, HeritageFacts, HeritagePart } from '../../facts.ts'
import type { InheritedMembersReader } from './inherited-members.ts'
import type { References } from '../names/reference.ts'
import type { MixinCall } from '../source/mixin-call.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { compiler } from '../../typescript.ts'

/** Reads the bases of classes and interfaces. */
export interface HeritageReader {
  /** The bases of a class or interface in source order; empty for any other declaration. */
  read(node: ts.Declaration): HeritageFacts[]
}

/**
 * Creates a reader of heritage with instantiated type arguments, defaults included. Members of an undocumented base or of
 * an expression (a mixin) are listed with the type that declares them, because no other part of the graph has them.
 */
export function createHeritageReader(
  checker: ts.TypeChecker,
  references: References,
  inherited: InheritedMembersReader,
  sources: SourceTexts,
  texts: TypeTexts,
): HeritageReader {
  return {
    read(node) {
      if (!compiler.isClassDeclaration(node) && !compiler.isInterfaceDeclaration(node)) return []
      return (node.heritageClauses ?? []).flatMap(({ token, types }) => {
        const role = token === compiler.SyntaxKind.ExtendsKeyword ? 'extends' : 'implements'
        return types.map((base) => heritageOf(node, base, role))
      })
    },
  }

  function heritageOf(
    node: ts.ClassDeclaration | ts.InterfaceDeclaration,
    clause: ts.ExpressionWithTypeArguments,
    role: HeritageFacts['role'],
  ): HeritageFacts {
    const { expression } = clause
    const written = excerptOf(expression, references, checker).pieces
    const found = isNamePath(expression) ? checker.getSymbolAtLocation(expression) : undefined
    const symbol = found && references.resolve(found)
    const isType =
      symbol !== undefined && (symbol.flags & (compiler.SymbolFlags.Class | compiler.SymbolFlags.Interface)) !== 0
    const mixin = isType || role === 'implements' ? undefined : sources.mixin(node)
    // A base with `@internal` has no page: its members are listed like those of an expression.
    const isHidden = symbol !== undefined && !references.isOutside(symbol) && references.isHidden(symbol)
    const target = found === undefined || isHidden ? undefined : references.of(found, 'type')
    const isLookedUp = isType && !isHidden && !references.isOutside(symbol)
    const args = isType ? argumentsOf(symbol, clause) : []
    const { parts, rest } = isLookedUp || role === 'implements' ? { parts: [], rest: [] } : partsOf(clause)
    const made = mixin?.callees.flatMap((name) => nameTarget(name, node) ?? [])[0]
    // A base that is a constant has statics that no page of its parts has: `const Thing: ThingConstructor`.
    const isClass = isLookedUp && (symbol.flags & compiler.SymbolFlags.Class) !== 0
    const hasStatics = role === 'extends' && compiler.isClassDeclaration(node) && !isClass
    const hasOthers = rest.length > 0 || hasStatics
    const members = hasOthers ? inherited.read(rest, node, clause, made) : []
    return {
      role,
      base: mixin === undefined ? linked(written, expression, target) : mixinExcerpt(mixin, node),
      ...(target === undefined || mixin !== undefined ? {} : { target }),
      ...(args.length === 0 ? {} : { args }),
      ...(parts.length === 0 ? {} : { parts }),
      ...(members.length === 0 ? {} : { members }),
    }
  }

  /** Types in the intersection that an expression returns: those that are documented, and the others. */
  function partsOf(clause: ts.ExpressionWithTypeArguments): { parts: HeritagePart[]; rest: ts.Type[] } {
    return partsByConstructor(clause) ?? partsIn(checker.getTypeAtLocation(clause), clause)
  }

  /**
   * The same from the return type of the constructor. For the type of the clause the compiler compares all members of all
   * parts, which takes longer than everything else about a class.
   *
   * @returns Nothing when a type argument would have to be instantiated, or a part is not documented.
   */
  function partsByConstructor(clause: ts.ExpressionWithTypeArguments): ReturnType<typeof partsOf> | undefined {
    if (!compiler.isClassDeclaration(clause.parent.parent)) return undefined
    const written = clause.typeArguments ?? []
    const signatures = checker.getSignaturesOfType(
      checker.getTypeAtLocation(clause.expression),
      compiler.SignatureKind.Construct,
    )
    const [made] = signatures
    const parameters = made?.typeParameters ?? []
    if (made === undefined || signatures.some(({ typeParameters = [] }) => typeParameters.length !== written.length))
      return undefined
    const { parts, rest } = partsIn(made.getReturnType(), clause, (type) => {
      const node = written[parameters.indexOf(type as ts.TypeParameter)]
      return node === undefined ? undefined : checker.getTypeFromTypeNode(node)
    })
    const isComplete = rest.length === 0 && parts.every(({ args = [] }) => args.every(({ value }) => value.length > 0))
    return isComplete ? { parts, rest } : undefined
  }

  /** @param bound - Resolves a type argument; the argument of a part is empty when it returns nothing. */
  function partsIn(
    type: ts.Type,
    at: ts.Node,
    bound: (type: ts.Type) => ts.Type | undefined = (one) => one,
  ): ReturnType<typeof partsOf> {
    const parts: HeritagePart[] = []
    const rest: ts.Type[] = []
    for (const one of type.isIntersection() ? type.types : [type]) {
      const { symbol } = one
      const isNamed =
        one.isClassOrInterface() || (symbol !== undefined && (one as ts.TypeReference).target?.isClassOrInterface())
      const target =
        isNamed && !references.isOutside(symbol) && !references.isHidden(symbol)
          ? references.of(symbol, 'type')
          : undefined
      if (target === undefined) {
        rest.push(one)
        continue
      }
      const given = checker.getTypeArguments(one as ts.TypeReference)
      const args = typeParametersOf(symbol).flatMap(({ name: { text: name } }, index) => {
        const argument = given[index]
        const value = argument === undefined ? undefined : bound(argument)
        if (value !== undefined) return [{ name, value: texts.excerpt(value, at) }]
        return argument === undefined ? [] : [{ name, value: [] }]
      })
      parts.push({ target, ...(args.length === 0 ? {} : { args }) })
    }
    return { parts, rest }
  }

  /** A single piece that refers to the base, when the expression is a name. */
  function linked(written: ExcerptFacts, expression: ts.Node, target: string | undefined): ExcerptFacts {
    return target === undefined ? written : [{ text: expression.getText(), target }]
  }

  function argumentsOf(
    symbol: ts.Symbol,
    clause: ts.ExpressionWithTypeArguments,
  ): { name: string; value: ExcerptFacts }[] {
    const parameters = typeParametersOf(symbol)
    const isWritten = parameters.length <= (clause.typeArguments?.length ?? 0)
    const instantiated = isWritten
      ? []
      : checker.getTypeArguments(checker.getTypeAtLocation(clause) as ts.TypeReference)
    return parameters.flatMap(({ name: { text: name } }, at) => {
      const written = clause.typeArguments?.[at]
      if (written !== undefined) return [{ name, value: excerptOfType(written, references, checker) }]
      const given = instantiated[at]
      return given === undefined ? [] : [{ name, value: texts.excerpt(given, clause) }]
    })
  }

  function mixinExcerpt({ text }: MixinCall, node: ts.Node): ExcerptFacts {
    return text.split(/(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)/u).flatMap((part) => {
      if (part === '') return []
      const target = nameTarget(part, node)
      return [target === undefined ? { text: part } : { text: part, target }]
    })
  }

  function nameTarget(name: string, node: ts.Node): string | undefined {
    if (!/^[\p{ID_Start}$_]/u.test(name)) return undefined
    const symbol = checker
      .getSymbolsInScope(node, compiler.SymbolFlags.Value | compiler.SymbolFlags.Alias)
      .find((one) => one.name === name)
    return symbol === undefined ? undefined : references.of(symbol, 'value')
  }
}

function typeParametersOf(symbol: ts.Symbol): ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    if (compiler.isClassDeclaration(declaration) || compiler.isInterfaceDeclaration(declaration)) {
      if (declaration.typeParameters !== undefined) return [...declaration.typeParameters]
    }
  }
  return []
}
