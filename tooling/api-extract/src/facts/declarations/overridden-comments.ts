import type ts from 'typescript'
import type { OverriddenFacts } from '../../facts.ts'
import { isHiddenType } from '../names/hidden.ts'
import { parentOf, type References } from '../names/reference.ts'
import { compiler } from '../../typescript.ts'
import { commentOf } from './declaration-text.ts'

/** Reads the comments of members that no page documents and that a member without a comment overrides or implements. */
export interface OverriddenComments {
  /**
   * @param overload - Of the member, from 1. With more than one, only the base's overload of the same number counts.
   * @returns Nothing when a page documents the base, or when it has no comment.
   */
  of(member: ts.Node, overload: number): OverriddenFacts | undefined
}

/** Creates a reader for bases that are built-in, of an installed package, or hidden. */
export function createOverriddenComments(checker: ts.TypeChecker, references: References): OverriddenComments {
  return {
    of(member, overload) {
      const name = compiler.getNameOfDeclaration(member as ts.Declaration)
      const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name)
      const { parent } = member
      if (symbol === undefined || !(compiler.isClassDeclaration(parent) || compiler.isInterfaceDeclaration(parent)))
        return undefined
      const isStatic = compiler.getCombinedModifierFlags(member as ts.Declaration) & compiler.ModifierFlags.Static
      const clauses = (parent.heritageClauses ?? []).flatMap(({ types }) => types)
      for (const clause of clauses) {
        const base = checker.getTypeAtLocation(isStatic ? clause.expression : clause)
        const property = base.getProperty(symbol.name)
        const found = property && commentIn(property, overload, symbol.declarations?.length ?? 1)
        if (found !== undefined) return found
      }
      return undefined
    },
  }

  function commentIn(property: ts.Symbol, overload: number, count: number): OverriddenFacts | undefined {
    const owner = parentOf(property)
    if (owner === undefined || !(references.isOutside(owner) || isHiddenType(owner))) return undefined
    const declarations = property.declarations ?? []
    const isOne = count === 1 || declarations.length === 1
    const commented = declarations.filter((one) => commentOf(one) !== undefined)
    const declaration = isOne ? commented[0] : declarations[overload - 1]
    const comment = declaration && commentOf(declaration)
    if (comment === undefined) return undefined
    const from = references.of(owner, 'type')
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
