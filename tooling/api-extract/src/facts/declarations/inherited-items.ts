import type ts from 'typescript'
import { commentOf } from './declaration-text.ts'
import type { ExcerptFacts, ExcerptRangeFacts, ItemFacts, ItemKind } from '../../facts.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { isPrivate, type ItemReader } from './item-facts.ts'
import { isIdentifier } from '../../program/names.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { compiler } from '../../typescript.ts'

/** Reads inherited members as items, for those whose declaration no page shows. */
export interface InheritedItems {
  /**
   * Items of a property or method, one per overload.
   *
   * @param name - As shown: `lift`, or `[Symbol.iterator]`.
   * @param at - The declaration that inherits.
   */
  property(property: ts.Symbol, name: string, at: ts.Node): ItemFacts[]
  /** Item of a call or construct signature, or of a constructor. */
  signature(signature: ts.Signature, kind: ItemKind, at: ts.Node): ItemFacts
  index(info: ts.IndexInfo, at: ts.Node): ItemFacts
  /** Whether a declaration makes its member a part of the API. */
  isVisible(node: ts.Declaration): boolean
}

/**
 * Creates a reader that takes the declaration as written where the inherited type is the declared one, and writes the type
 * where type arguments or a mapped type change it.
 */
export function createInheritedItems(checker: ts.TypeChecker, items: ItemReader, texts: TypeTexts): InheritedItems {
  const isVisible = (node: ts.Declaration): boolean => !isPrivate(node) && !isHiddenComment(items.comment(node))
  return {
    isVisible,
    property(property, name, at) {
      const declared = (property.declarations ?? []).filter(isVisible)
      const written = isUnchanged(property, declared, at) ? items.asMembers(declared, name) : []
      if (written.length > 0) return written
      const comments = declared.flatMap((one) => commentOf(one) ?? [])
      const comment = comments[0] === undefined ? {} : { comment: comments[0] }
      const isOptional = (property.flags & compiler.SymbolFlags.Optional) !== 0
      const optional = isOptional ? { flags: ['optional' as const] } : {}
      const declaredType = checker.getTypeOfSymbolAtLocation(property, at)
      const head = `${isIdentifier(name) || name.startsWith('[') ? name : JSON.stringify(name)}${isOptional ? '?' : ''}`
      // `?` says `undefined`, and not `null`.
      const own = isOptional && !mayBeNull(declaredType) ? checker.getNonNullableType(declaredType) : declaredType
      const signatures =
        property.flags & (compiler.SymbolFlags.Method | compiler.SymbolFlags.Function)
          ? checker.getSignaturesOfType(own, compiler.SignatureKind.Call)
          : []
      const itemName = isIdentifier(name) || name.startsWith('[') ? name : JSON.stringify(name)
      if (signatures.length === 0) {
        const pieces = texts.excerpt(own, at)
        const excerpt = [{ text: `${head}: ` }, ...pieces, { text: ';' }]
        const type: ExcerptRangeFacts = [1, 1 + pieces.length]
        return [{ kind: 'PropertySignature', name: itemName, excerpt, type, ...comment, ...optional }]
      }
      return signatures.map((one, index): ItemFacts => {
        const ownComment = one.declaration === undefined ? undefined : commentOf(one.declaration)
        return {
          ...called(one, 'MethodSignature', itemName, `${head}${texts.ofSignature(one, at)};`, index + 1),
          ...(ownComment === undefined ? comment : { comment: ownComment }),
          ...optional,
        }
      })
    },
    signature(signature, kind, at) {
      const { declaration } = signature
      const comment = declaration === undefined ? undefined : commentOf(declaration)
      const word = kind === 'ConstructSignature' ? 'new ' : ''
      return {
        ...called(signature, kind, '', `${word}${texts.ofSignature(signature, at, kind === 'Constructor')};`, 1),
        ...(comment === undefined ? {} : { comment }),
      }
    },
    index({ keyType, type, isReadonly, declaration }, at) {
      const parameter = declaration?.parameters?.[0]
      const name = parameter !== undefined && compiler.isIdentifier(parameter.name) ? parameter.name.text : 'key'
      const key = texts.of(keyType, at)
      const comment = declaration === undefined ? undefined : commentOf(declaration)
      const excerpt: ExcerptFacts = [
        { text: `${isReadonly ? 'readonly ' : ''}[${name}: ` },
        { text: key },
        { text: ']: ' },
        { text: texts.of(type, at) },
        { text: ';' },
      ]
      return {
        kind: 'IndexSignature',
        name: '',
        excerpt,
        parameters: [{ name, type: [1, 2] }],
        type: [3, 4],
        ...(comment === undefined ? {} : { comment }),
      }
    },
  }

  /** Whether the inherited type of a member is the one in its declarations. */
  function isUnchanged(property: ts.Symbol, declared: readonly ts.Declaration[], at: ts.Node): boolean {
    const [first] = declared
    const name = first === undefined ? undefined : compiler.getNameOfDeclaration(first)
    const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name)
    if (symbol === undefined) return false
    if (symbol === property) return true
    const optional = compiler.SymbolFlags.Optional
    return (
      (symbol.flags & optional) === (property.flags & optional) &&
      checker.getTypeOfSymbolAtLocation(symbol, at) === checker.getTypeOfSymbolAtLocation(property, at)
    )
  }

  function called(signature: ts.Signature, kind: ItemKind, name: string, text: string, overload: number): ItemFacts {
    return {
      kind,
      name,
      excerpt: [{ text }],
      parameters: signature.getParameters().map((one) => ({ name: one.name, type: [0, 0] })),
      ...(overload === 1 ? {} : { overload }),
    }
  }
}

function mayBeNull(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => (flags & compiler.TypeFlags.Null) !== 0)
}
