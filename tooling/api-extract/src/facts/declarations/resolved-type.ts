import type ts from 'typescript'
import type { ExcerptFacts } from '../../facts.ts'
import { propertyName } from '../names/property-name.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { compiler } from '../../typescript.ts'

/** What type aliases come to. */
export interface ResolvedTypes {
  /** The type of an alias written out, when that is something else than what is written and short enough to be read. */
  of(node: ts.Declaration): ExcerptFacts | undefined
}

/** More than that nobody reads, in characters. */
const longest = 2000

/** Writes types out with the checker, one level deep: names inside stay names, so that a cycle ends. */
export function createResolvedTypes(checker: ts.TypeChecker, texts: TypeTexts): ResolvedTypes {
  return {
    of(node) {
      const written =
        compiler.isTypeAliasDeclaration(node) || compiler.isVariableDeclaration(node) ? node.type : undefined
      if (written === undefined) return undefined
      // Most declarations need no question to the checker.
      if (
        compiler.isTypeAliasDeclaration(node)
          ? !isComputed(written) || node.typeParameters
          : !compiler.isTypeReferenceNode(written)
      ) {
        return undefined
      }
      const type = checker.getTypeAtLocation(written)
      if (!compiler.isTypeAliasDeclaration(node) && !isFunctionAlias(type)) return undefined
      const { TypeFlags } = compiler
      if (type.flags & (TypeFlags.Any | TypeFlags.Conditional | TypeFlags.IndexedAccess | TypeFlags.Substitution))
        return undefined
      const text = members(type) > mostMembers ? undefined : textOf(type, node)
      if (text === undefined || text.length > longest || essence(text) === essence(written.getText())) return undefined
      return [{ text }]
    },
  }

  /** The compiler cuts long types short; of those each part is written by itself, so that no type is too much. */
  function textOf(type: ts.Type, at: ts.Node): string | undefined {
    const whole = shortText(type, at)
    if (!isCut(whole)) return whole
    if (type.isUnion()) return type.types.map((one) => shortText(one, at)).join(' | ')
    if (checker.getSignaturesOfType(type, compiler.SignatureKind.Call).length > 0) return undefined
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const optional = property.flags & compiler.SymbolFlags.Optional ? '?' : ''
      return `${propertyName(property)}${optional}: ${shortText(checker.getTypeOfSymbolAtLocation(property, at), at)};`
    })
    return properties.length === 0 ? undefined : `{ ${properties.join(' ')} }`
  }

  function shortText(type: ts.Type, at: ts.Node): string {
    return texts.of(type, at, compiler.NodeBuilderFlags.InTypeAlias)
  }

  /** `Fn`, an alias of a function type: a constant of it is called, and its signature is elsewhere. */
  function isFunctionAlias(type: ts.Type): boolean {
    return type.symbol?.declarations?.some(compiler.isFunctionTypeNode) === true
  }

  function members(type: ts.Type): number {
    return type.isUnion() ? type.types.length : checker.getPropertiesOfType(type).length
  }
}

/** `...` that the compiler put in place of the rest; a rest parameter or element has it before a name. */
export function isCut(text: string): boolean {
  return /\.\.\.(?![\p{ID_Start}$_{[])/u.test(text)
}

/** A table of more rows is no explanation of a type. */
const mostMembers = 60

/** Written with operators or names that stand for something else; a literal, a function or a list of names is not. */
function isComputed(type: ts.TypeNode): boolean {
  if (compiler.isParenthesizedTypeNode(type)) return isComputed(type.type)
  if (compiler.isUnionTypeNode(type) || compiler.isIntersectionTypeNode(type)) return type.types.some(isComputed)
  return (
    compiler.isIndexedAccessTypeNode(type) ||
    compiler.isMappedTypeNode(type) ||
    compiler.isTypeOperatorNode(type) ||
    compiler.isTypeQueryNode(type) ||
    compiler.isTemplateLiteralTypeNode(type) ||
    (compiler.isTypeReferenceNode(type) && type.typeArguments !== undefined)
  )
}

/** Without what the compiler writes in its own way: spaces, quotes, the order of a union. */
function essence(text: string): string {
  return text.replace(/\s+/gu, '').replace(/"/gu, "'").split('|').sort().join('|')
}
