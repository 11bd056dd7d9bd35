import type ts from 'typescript'
import type { ExcerptFacts } from '../../facts.ts'
import { propertyName } from '../names/property-name.ts'
import { isCut, type TypeTexts } from '../names/type-text.ts'
import { compiler } from '../../typescript.ts'

/** Writes out the types of aliases. */
export interface ResolvedTypes {
  /** The type of an alias written out; absent when it equals the text or is too long to read. */
  of(node: ts.Declaration): ExcerptFacts | undefined
}

/** Limit in characters. */
const longest = 2000

/** Creates a writer that expands one level; names inside stay names, so that recursive types end. */
export function createResolvedTypes(checker: ts.TypeChecker, texts: TypeTexts): ResolvedTypes {
  return {
    of(node) {
      const written =
        compiler.isTypeAliasDeclaration(node) || compiler.isVariableDeclaration(node) ? node.type : undefined
      if (written === undefined) return undefined
      // Most declarations are excluded without the checker.
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
      const pieces = members(type) > mostMembers ? undefined : piecesOf(type, node)
      const text = pieces === undefined ? '' : plain(pieces)
      return text === '' || text.length > longest || essence(text) === essence(written.getText()) ? undefined : pieces
    },
  }

  /** Writes a type that the compiler truncates part by part, so that each part fits. */
  function piecesOf(type: ts.Type, at: ts.Node): ExcerptFacts | undefined {
    const whole = shortPieces(type, at)
    if (!isCut(plain(whole))) return whole
    if (type.isUnion()) {
      return type.types.flatMap((one, index) => [...(index === 0 ? [] : [{ text: ' | ' }]), ...shortPieces(one, at)])
    }
    if (checker.getSignaturesOfType(type, compiler.SignatureKind.Call).length > 0) return undefined
    const properties = checker.getPropertiesOfType(type).flatMap((property) => {
      const optional = property.flags & compiler.SymbolFlags.Optional ? '?' : ''
      const own = shortPieces(checker.getTypeOfSymbolAtLocation(property, at), at)
      return [{ text: ` ${propertyName(property)}${optional}: ` }, ...own, { text: ';' }]
    })
    return properties.length === 0 ? undefined : [{ text: '{' }, ...properties, { text: ' }' }]
  }

  function shortPieces(type: ts.Type, at: ts.Node): ExcerptFacts {
    return texts.excerpt(type, at, compiler.NodeBuilderFlags.InTypeAlias)
  }

  /** Whether a type is an alias of a function type, so that a constant of it has its signature elsewhere. */
  function isFunctionAlias(type: ts.Type): boolean {
    return type.symbol?.declarations?.some(compiler.isFunctionTypeNode) === true
  }

  function members(type: ts.Type): number {
    return type.isUnion() ? type.types.length : checker.getPropertiesOfType(type).length
  }
}

/** Limit of members or union parts. */
const mostMembers = 60

/** Whether a type has operators or type arguments to resolve; a literal, a function or a plain name has none. */
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

/** Text without differences of formatting: spaces, quotes and the order of a union. */
function essence(text: string): string {
  return text.replace(/\s+/gu, '').replace(/"/gu, "'").split('|').sort().join('|')
}

function plain(pieces: ExcerptFacts): string {
  return pieces.map(({ text }) => text).join('')
}
