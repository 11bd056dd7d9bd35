import type ts from 'typescript'
import { declarationText, statementOf } from './declaration-text.ts'
import { joinComments } from './join-comments.ts'
import { facetOf } from './facets.ts'
import type { ComponentPropsReader } from './component-props.ts'
import type { DeclarationFacts, ItemFacts, MemberFacts } from '../../facts.ts'
import type { HeritageReader } from './heritage.ts'
import type { InheritedItems } from './inherited-items.ts'
import type { InheritedMembersReader } from './inherited-members.ts'
import { type ItemReader, pairedAccessor } from './item-facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { omittedOverrides } from './omitted-overrides.ts'
import type { OverriddenComments } from './overridden-comments.ts'
import { patternMembers, writtenMembers } from './pattern-members.ts'
import { implementationParameters } from '../source/implementation-comment.ts'
import { patternsOf } from '../source/pattern-comment.ts'
import type { ResolvedTypes } from './resolved-type.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { isInAugmentation } from '../../program/augmentation.ts'
import { isStatic, plainNameOf } from '../../program/declarations.ts'
import { endLineOf, lineOf } from '../../program/lines.ts'
import { compiler } from '../../typescript.ts'
import type { TypeParts } from './type-parts.ts'
import type { UnionVariants } from './variants.ts'

/** Reads the declarations of a symbol. */
export interface DeclarationReader {
  /**
   * @param declarations - Of one symbol, in source order. Declarations without a facet are left out.
   * @param itemName - Name of the items to read; absent when a doc model has them.
   */
  read(declarations: readonly ts.Declaration[], itemName: string | undefined): DeclarationFacts[]
}

/** Readers of the parts of a declaration. */
export interface DeclarationReaderInput {
  checker: ts.TypeChecker
  folder: PackageFolder
  positions: SourcePositions
  items: ItemReader
  heritage: HeritageReader
  inherited: InheritedMembersReader
  inheritedItems: InheritedItems
  resolved: ResolvedTypes
  variants: UnionVariants
  components: ComponentPropsReader
  parts: TypeParts
  sources: SourceTexts
  overridden: OverriddenComments
  /** Called with every declaration. */
  onRead?: (node: ts.Declaration) => void
}

/** Creates a reader of a declaration's text, position and comment, and of the parts that a doc model lacks. */
export function createDeclarationReader(input: DeclarationReaderInput): DeclarationReader {
  const { checker, folder, positions, items, heritage, inherited, resolved, variants, sources } = input
  /** Facts by first declaration, number of declarations and name: a symbol may be exported from a hundred entry points. */
  const known = new WeakMap<ts.Declaration, Map<string, DeclarationFacts[]>>()
  return {
    read(declarations, itemName) {
      const [first] = declarations
      if (first === undefined) return []
      const facts = known.get(first) ?? new Map<string, DeclarationFacts[]>()
      known.set(first, facts)
      const key = `${declarations.length} ${itemName ?? ''}`
      const found = facts.get(key) ?? readAll(declarations, itemName)
      facts.set(key, found)
      return found
    },
  }

  function readAll(declarations: readonly ts.Declaration[], itemName: string | undefined): DeclarationFacts[] {
    if (input.onRead !== undefined) declarations.forEach(input.onRead)
    let overload = 0
    const counts = new Map<string, number>()
    const readOne = (node: ts.Declaration): DeclarationFacts[] => {
      const facet = facetOf(node)
      if (facet === undefined) return []
      if (facet === 'function') overload += 1
      return [read(node, facet, itemName, overload, counts)]
    }
    return declarations.flatMap((node) => {
      if (!compiler.isBindingElement(node)) return readOne(node)
      const members = writtenMembers(checker, node)
      return members.flatMap(readOne).map((facts) => asNameOf(node, facts))
    })
  }

  /** A name of a pattern in its own place, with its comment and that of the property that it is. */
  function asNameOf(node: ts.BindingElement, facts: DeclarationFacts): DeclarationFacts {
    const { source: _, comment: read, item, ...rest } = facts
    const source = sources.position(node)
    const own = sources.comment(node)
    const inner = patternMembers(checker, node).map((one) => sources.comment(one))
    const comment = joinComments(own, read === own ? inner.find((one) => one !== undefined) : read)
    const commented = comment === undefined ? {} : { comment }
    return {
      ...rest,
      at: placeOf(node),
      ...(source ? { source } : {}),
      ...commented,
      ...(item ? { item: { ...item, ...commented } } : {}),
    }
  }

  function read(
    node: ts.Declaration,
    facet: DeclarationFacts['facet'],
    itemName: string | undefined,
    overload: number,
    counts: Map<string, number>,
  ): DeclarationFacts {
    const source = sources.position(node)
    // The two halves of an accessor that a module exports are one constant.
    const setterComment = compiler.isVariableDeclaration(node) ? sources.setterComment(node) : undefined
    const comment = joinComments(sources.comment(node), setterComment)
    // No doc model has a declaration that augments a module.
    const name = itemName ?? (isInAugmentation(node) ? plainNameOf(node) : undefined)
    const item =
      name === undefined ? undefined : items.item(node, name, facet === 'function' ? overload : undefined, counts)
    const members = extraMembers(node)
    const memberFacts = membersOf(node, counts)
    const values = countedValues(node)
    const memberCount = inherited.count(node, sources.assignedMembers(node))
    const bases = heritage.read(node)
    const resolvedType = resolved.of(node)
    const variantsOf = variants.of(node)
    const component = input.components.of(node)
    const defaults = sources.defaults(node)
    const patterns = patternsOf(node)
    const implementation = implementationParameters(node, comment, sources.twin)
    const parts = input.parts.of(node, comment, true)
    return {
      facet,
      at: placeOf(node),
      ...(source ? { source } : {}),
      text: declarationText(node),
      ...(comment === undefined ? {} : { comment }),
      ...(item === undefined ? {} : { item }),
      ...(members.length === 0 ? {} : { members }),
      ...(memberFacts.length === 0 ? {} : { memberFacts }),
      ...(memberCount === undefined ? {} : { memberCount }),
      ...(values.length === 0 ? {} : { values }),
      ...(bases.length === 0 ? {} : { heritage: bases }),
      ...(resolvedType === undefined ? {} : { resolved: resolvedType }),
      ...(variantsOf === undefined ? {} : { variants: variantsOf }),
      ...(component === undefined ? {} : { component }),
      ...(defaults === undefined ? {} : { defaults }),
      ...(patterns === undefined ? {} : { patterns }),
      ...(implementation === undefined ? {} : { implementation }),
      ...(parts.length === 0 ? {} : { parts }),
    }
  }

  function placeOf(node: ts.Declaration): DeclarationFacts['at'] {
    const statement = statementOf(node)
    return {
      file: folder.name(node.getSourceFile().fileName),
      line: lineOf(statement),
      endLine: endLineOf(statement),
    }
  }

  /** @param counts - Numbers of overloads so far; declarations that merge share them. */
  function membersOf(node: ts.Declaration, counts: Map<string, number>): MemberFacts[] {
    const isContainer =
      compiler.isClassDeclaration(node) || compiler.isInterfaceDeclaration(node) || compiler.isEnumDeclaration(node)
    const all = new Map<string, MemberFacts>()
    const members: readonly ts.Node[] = isContainer ? node.members : []
    for (const member of members) {
      const [name, kind] = [items.name(member), items.kind(member)]
      if (name === undefined || kind === undefined) continue
      const isOfClass = isStatic(member)
      const key = `${kind} ${String(isOfClass)} ${name}`
      // A getter and its setter are one member.
      const half = compiler.isAccessor(member) ? all.get(`${key} 1`) : undefined
      const overload = half === undefined ? (counts.get(key) ?? 0) + 1 : 1
      counts.set(key, overload)
      all.set(`${key} ${overload}`, {
        kind,
        name,
        ...(isOfClass ? { isStatic: true } : {}),
        ...(overload === 1 ? {} : { overload }),
        ...factsOf(member, overload),
        ...half,
        ...commentsOf(member, half),
      })
    }
    return [...all.values()]
  }

  function factsOf(
    member: ts.Node,
    overload: number,
  ): Pick<MemberFacts, 'line' | 'defaults' | 'patterns' | 'implementation' | 'parts' | 'overridden'> {
    const line = positions.memberLine(member)
    const defaults = sources.defaults(member)
    const patterns = patternsOf(member)
    const comment = items.comment(member)
    const parts = input.parts.of(member, comment)
    const implementation = implementationParameters(member, comment, sources.twin)
    const overridden = input.overridden.of(member, overload, comment)
    return {
      ...(line === undefined ? {} : { line }),
      ...(overridden === undefined ? {} : { overridden }),
      ...(defaults === undefined ? {} : { defaults }),
      ...(patterns === undefined ? {} : { patterns }),
      ...(implementation === undefined ? {} : { implementation }),
      ...(parts.length === 0 ? {} : { parts }),
    }
  }

  /** @param half - The other half of an accessor. */
  function commentsOf(member: ts.Node, half: MemberFacts | undefined): Pick<MemberFacts, 'comment' | 'setterComment'> {
    const comment = items.comment(member)
    if (comment === undefined || !isWrittenOtherwise(member, comment)) return {}
    if (compiler.isSetAccessor(member)) return { setterComment: half?.setterComment ?? comment }
    return { comment: half?.comment ?? comment }
  }

  /** Values that the compiler computes for enum members without an initializer. */
  function countedValues(node: ts.Declaration): NonNullable<DeclarationFacts['values']> {
    if (!compiler.isEnumDeclaration(node)) return []
    return node.members.flatMap((member) => {
      const value = member.initializer === undefined ? checker.getConstantValue(member) : undefined
      return typeof value === 'number' ? [{ name: items.name(member) ?? '', value }] : []
    })
  }

  /**
   * Members that no doc model has: those of type literals, `@alpha` methods, getters that follow their setter, of which it has
   * the setter, the index signatures of a class with static ones, of which it has the first and does not say whether it is static,
   * and overrides that the compiler does not declare.
   */
  function extraMembers(node: ts.Declaration): ItemFacts[] {
    if (compiler.isTypeAliasDeclaration(node)) return items.literalMembers(node.type)
    if (compiler.isVariableDeclaration(node)) return items.literalMembers(node.type)
    if (compiler.isInterfaceDeclaration(node)) {
      const getters = node.members.filter(followsSetter)
      return getters.length === 0 ? [] : items.members(getters)
    }
    if (!compiler.isClassDeclaration(node)) return []
    const hasStaticIndex = node.members.some(
      (member) => compiler.isIndexSignatureDeclaration(member) && isStatic(member),
    )
    const lost = node.members.filter(
      (member) =>
        isAlphaMethod(member) ||
        followsSetter(member) ||
        (hasStaticIndex && compiler.isIndexSignatureDeclaration(member)),
    )
    return [
      ...(lost.length === 0 ? [] : items.members(lost)),
      ...omittedOverrides(node, checker, sources, input.inheritedItems),
    ]
  }
}

/**
 * Whether API Extractor writes another text than the author's: it ignores comments on a line with code, and prints the
 * others as TSDoc reads them, without the words that are none.
 */
function isWrittenOtherwise(member: ts.Node, comment: string): boolean {
  if (compiler.isAccessor(member) || /[@{}<>\\[\]]/u.test(comment)) return true
  const { text } = member.getSourceFile()
  const start = member.getStart()
  const at = text.lastIndexOf(comment, start)
  const isAlone = text.slice(member.pos, at).includes('\n') && text.slice(at + comment.length, start).includes('\n')
  return at < member.pos || !isAlone
}

function isAlphaMethod(member: ts.ClassElement): boolean {
  if (!compiler.isMethodDeclaration(member)) return false
  const { text } = member.getSourceFile()
  return /@alpha\b/u.test(text.slice(member.pos, member.getStart()))
}

function followsSetter(member: ts.Node): boolean {
  const setter = compiler.isGetAccessor(member) ? pairedAccessor(member) : undefined
  return setter !== undefined && setter.pos < member.pos
}
