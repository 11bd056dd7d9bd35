import type ts from 'typescript'
import type { OverriddenFacts } from '../../facts.ts'
import type { References } from '../names/reference.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { isStatic } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'

/** Reads the comments of members that no page lists as members of a base and that a member overrides or implements. */
export interface OverriddenComments {
  /**
   * @param overload - Of the member, from 1. With more than one, only the base's overload of the same number counts.
   * @param comment - Of the member itself: one with a text and tags inherits nothing, and one with a text only tags.
   * @returns Nothing when the graph lists the member at a base, or when it has no comment.
   */
  of(member: ts.Node, overload: number, comment: string | undefined): OverriddenFacts | undefined
}

/** A block tag of a comment, and a text before all of them. */
const hasTag = /[\s*]@[a-z]/iu
const beginsWithText = /^\/\*[\s*]*[^\s*@]/u

/**
 * Creates a reader for bases that are built-in, of an installed package, or hidden, and for members of aliases: of object
 * types, of other aliases, and of mapped types such as `Pick<Options, 'size'>`.
 */
export function createOverriddenComments(
  checker: ts.TypeChecker,
  references: References,
  sources: Pick<SourceTexts, 'comment'>,
): OverriddenComments {
  return {
    of(member, overload, own) {
      const hasText = own !== undefined && beginsWithText.test(own)
      if (hasText && hasTag.test(own)) return undefined
      return search(member, overload, (comment) => !hasText || hasTag.test(comment), new Set())
    },
  }

  /** @param visited - Members that were searched before. */
  function search(
    member: ts.Node,
    overload: number,
    isWanted: (comment: string) => boolean,
    visited: Set<ts.Symbol>,
  ): OverriddenFacts | undefined {
    const name = compiler.getNameOfDeclaration(member as ts.Declaration)
    const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name)
    const { parent } = member
    if (symbol === undefined || visited.has(symbol)) return undefined
    if (!(compiler.isClassDeclaration(parent) || compiler.isInterfaceDeclaration(parent))) return undefined
    visited.add(symbol)
    const clauses = (parent.heritageClauses ?? []).flatMap(({ types }) => types)
    for (const clause of clauses) {
      const base = checker.getTypeAtLocation(isStatic(member) ? clause.expression : clause)
      const property = base.getProperty(symbol.name)
      if (property === undefined || (isListed(property) && isNamedType(clause))) continue
      const found = commentIn(property, overload, symbol.declarations?.length ?? 1)
      if (found !== undefined && isWanted(found.comment)) return found
      const [first, ...others] = property.declarations ?? []
      if (first === undefined || [first, ...others].some((one) => sources.comment(one) !== undefined)) continue
      const further = search(first, overload, isWanted, visited)
      if (further !== undefined) return further
    }
    return undefined
  }

  /** Whether a page lists a property as a member of its class or interface. A mapped type makes one without a parent. */
  function isListed(property: ts.Symbol): boolean {
    const { parent } = property as ts.Symbol & { parent?: ts.Symbol }
    return parent !== undefined && isType(parent) && !references.isOutside(parent) && !references.isHidden(parent)
  }

  function isNamedType({ expression }: ts.ExpressionWithTypeArguments): boolean {
    const symbol = checker.getSymbolAtLocation(expression)
    return symbol !== undefined && isType(references.resolve(symbol))
  }

  function isType({ flags }: ts.Symbol): boolean {
    return (flags & (compiler.SymbolFlags.Class | compiler.SymbolFlags.Interface)) !== 0
  }

  /** Class, interface or alias in which a member is declared. */
  function ownerOf(member: ts.Node): ts.Symbol | undefined {
    for (let node = member.parent; !compiler.isSourceFile(node); node = node.parent) {
      if (compiler.isTypeAliasDeclaration(node)) return checker.getSymbolAtLocation(node.name)
      if (compiler.isClassLike(node) || compiler.isInterfaceDeclaration(node))
        return node.name && checker.getSymbolAtLocation(node.name)
    }
    return undefined
  }

  function commentIn(property: ts.Symbol, overload: number, count: number): OverriddenFacts | undefined {
    const declarations = property.declarations ?? []
    const isOne = count === 1 || declarations.length === 1
    const commented = declarations.filter((one) => sources.comment(one) !== undefined)
    const declaration = isOne ? commented[0] : declarations[overload - 1]
    const comment = declaration && sources.comment(declaration)
    if (comment === undefined) return undefined
    const owner = ownerOf(declaration!)
    const from = owner && references.of(owner, 'type')
    const parameters = compiler.isFunctionLike(declaration!)
      ? declaration.parameters.map((one) => one.name.getText())
      : []
    return {
      comment,
      ...(from === undefined ? {} : { from }),
      ...(parameters.length === 0 ? {} : { parameters }),
    }
  }
}
