import type ts from 'typescript'
import { excerptOfType } from './excerpt.ts'
import type { VariantFacts } from './facts.ts'
import type { References } from './reference.ts'
import { compiler } from './typescript.ts'

/** How unions of objects are told apart. */
export interface UnionVariants {
  /** The parts of an alias of a discriminated union, as they are written; nothing for every other declaration. */
  of(node: ts.Declaration): VariantFacts | undefined
}

/** Finds what tells the parts of a union apart: a property that each of them has, with literals that no other one has. */
export function createUnionVariants(checker: ts.TypeChecker, references: References): UnionVariants {
  return {
    of(node) {
      const written = compiler.isTypeAliasDeclaration(node) ? withoutParentheses(node.type) : undefined
      if (written === undefined || !compiler.isUnionTypeNode(written)) return undefined
      const parts = written.types.map((part) => ({ part, objects: objectsOf(checker.getTypeFromTypeNode(part)) }))
      const [first] = parts
      if (first === undefined || parts.some(({ objects }) => objects.length === 0)) return undefined
      for (const { name } of checker.getPropertiesOfType(first.objects[0]!)) {
        const values = parts.map(({ objects }) => literalsOf(objects, name, node))
        const all = values.flatMap((literals) => literals ?? [])
        if (values.includes(undefined) || new Set(all).size < all.length) continue
        return {
          by: name,
          of: parts.map(({ part }, index) => ({
            value: values[index]!.join(' | '),
            type: excerptOfType(withoutParentheses(part), references, checker),
          })),
        }
      }
      return undefined
    },
  }

  /** The literals that a property of some types has, each once; nothing unless it has nothing else. */
  function literalsOf(objects: readonly ts.Type[], name: string, at: ts.Node): string[] | undefined {
    const texts = new Set<string>()
    for (const object of objects) {
      const property = checker.getPropertyOfType(object, name)
      if (property === undefined || property.flags & compiler.SymbolFlags.Optional) return undefined
      const type = checker.getTypeOfSymbolAtLocation(property, at)
      for (const one of type.isUnion() ? type.types : [type]) {
        if (!(one.flags & literal)) return undefined
        texts.add(checker.typeToString(one, at, compiler.TypeFormatFlags.UseSingleQuotesForStringLiteralType))
      }
    }
    return [...texts]
  }
}

const { StringLiteral, NumberLiteral, BigIntLiteral, BooleanLiteral, EnumLiteral } = compiler.TypeFlags
const literal = StringLiteral | NumberLiteral | BigIntLiteral | BooleanLiteral | EnumLiteral

/** The object types that a part of a union stands for; none when one of them is none. */
function objectsOf(type: ts.Type): readonly ts.Type[] {
  const types = type.isUnion() ? type.types : [type]
  return types.every(({ flags }) => flags & (compiler.TypeFlags.Object | compiler.TypeFlags.Intersection)) ? types : []
}

function withoutParentheses(node: ts.TypeNode): ts.TypeNode {
  return compiler.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node
}
