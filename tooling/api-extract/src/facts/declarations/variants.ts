import type ts from 'typescript'
import { excerptOfType } from './excerpt.ts'
import type { VariantFacts } from '../../facts.ts'
import type { References } from '../names/reference.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { compiler } from '../../typescript.ts'

/** Reads discriminated unions. */
export interface UnionVariants {
  /** Members of the discriminated union of an alias, as written; nothing for any other declaration. */
  of(node: ts.Declaration): VariantFacts | undefined
}

/** Creates a reader that finds the discriminant: a property of all parts whose literals differ in each. */
export function createUnionVariants(checker: ts.TypeChecker, references: References, texts: TypeTexts): UnionVariants {
  return {
    of(node) {
      const written = compiler.isTypeAliasDeclaration(node) ? withoutParentheses(node.type) : undefined
      if (written === undefined || !compiler.isUnionTypeNode(written)) return undefined
      const parts = written.types.map((part) => ({ part, objects: objectsOf(checker.getTypeFromTypeNode(part)) }))
      const [first] = parts
      if (first === undefined || parts.some(({ objects }) => objects.length === 0)) return undefined
      for (const property of checker.getPropertiesOfType(first.objects[0]!)) {
        const values = mayBeLiteral(property) ? literalsOfParts(parts, property.name, node) : undefined
        if (values === undefined) continue
        return {
          by: property.name,
          of: parts.map(({ part }, index) => ({
            value: values[index]!.join(' | '),
            type: excerptOfType(withoutParentheses(part), references, checker),
          })),
        }
      }
      return undefined
    },
  }

  /** Literals of a property in each part; nothing when a part has other types, or literals of an earlier part. */
  function literalsOfParts(
    parts: readonly { objects: readonly ts.Type[] }[],
    name: string,
    at: ts.Node,
  ): string[][] | undefined {
    const seen = new Set<string>()
    const values: string[][] = []
    for (const { objects } of parts) {
      const literals = literalsOf(objects, name, at)
      if (literals === undefined || literals.some((one) => seen.has(one))) return undefined
      literals.forEach((one) => seen.add(one))
      values.push(literals)
    }
    return values
  }

  /** Distinct literals of a property in some types; nothing when it has other types. */
  function literalsOf(objects: readonly ts.Type[], name: string, at: ts.Node): string[] | undefined {
    const places = new Map<string, number>()
    for (const object of objects) {
      const property = checker.getPropertyOfType(object, name)
      if (property === undefined || property.flags & compiler.SymbolFlags.Optional) return undefined
      const type = checker.getTypeOfSymbolAtLocation(property, at)
      for (const one of type.isUnion() ? type.types : [type]) {
        if (!(one.flags & literal)) return undefined
        const text = texts.of(one, at)
        places.set(text, one.flags & EnumLiteral ? (one.symbol.valueDeclaration?.pos ?? 0) : 0)
      }
    }
    // Members of an enum are sorted by declaration; the compiler orders union parts by first use.
    return [...places].sort(([, a], [, b]) => a - b).map(([text]) => text)
  }
}

const { StringLiteral, NumberLiteral, BigIntLiteral, BooleanLiteral, EnumLiteral } = compiler.TypeFlags
const literal = StringLiteral | NumberLiteral | BigIntLiteral | BooleanLiteral | EnumLiteral

/** Whether a property may have a literal type; a fast check of the declaration that excludes most. */
function mayBeLiteral({ flags, valueDeclaration }: ts.Symbol): boolean {
  if (flags & (compiler.SymbolFlags.Method | compiler.SymbolFlags.Optional)) return false
  // The declaration of a mapped or instantiated property has the original type, not the resulting one.
  if (flags & compiler.SymbolFlags.Transient) return true
  const isProperty =
    valueDeclaration !== undefined &&
    (compiler.isPropertySignature(valueDeclaration) || compiler.isPropertyDeclaration(valueDeclaration))
  const written = isProperty ? valueDeclaration.type : undefined
  return written === undefined || !neverLiteral.has(written.kind)
}

const { SyntaxKind } = compiler
const neverLiteral: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.AnyKeyword,
  SyntaxKind.ArrayType,
  SyntaxKind.BigIntKeyword,
  SyntaxKind.ConstructorType,
  SyntaxKind.FunctionType,
  SyntaxKind.NumberKeyword,
  SyntaxKind.ObjectKeyword,
  SyntaxKind.StringKeyword,
  SyntaxKind.SymbolKeyword,
  SyntaxKind.TupleType,
  SyntaxKind.TypeLiteral,
  SyntaxKind.UnknownKeyword,
])

/** Object types of a union part; empty when it contains any other type. */
function objectsOf(type: ts.Type): readonly ts.Type[] {
  const types = type.isUnion() ? type.types : [type]
  return types.every(({ flags }) => flags & (compiler.TypeFlags.Object | compiler.TypeFlags.Intersection)) ? types : []
}

function withoutParentheses(node: ts.TypeNode): ts.TypeNode {
  return compiler.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node
}
