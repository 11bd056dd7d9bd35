import type ts from 'typescript'
import { declarationText, docComment, statementOf } from './declaration-text.ts'
import { facetOf } from './facets.ts'
import type { DeclarationFacts, ItemFacts } from '../../facts.ts'
import type { HeritageReader } from './heritage.ts'
import type { InheritedMembersReader } from './inherited-members.ts'
import type { ItemReader } from './item-facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import type { ResolvedTypes } from './resolved-type.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { isInAugmentation } from '../../program/augmentation.ts'
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
  resolved: ResolvedTypes
  variants: UnionVariants
  parts: TypeParts
  sources: SourceTexts
}

/** Facts of members that doc models have. */
interface Members {
  memberComments: NonNullable<DeclarationFacts['memberComments']>[number][]
  memberParts: NonNullable<DeclarationFacts['memberParts']>[number][]
  memberLines: NonNullable<DeclarationFacts['memberLines']>
}

/** Creates a reader of a declaration's text, position and comment, and of the parts that a doc model lacks. */
export function createDeclarationReader(input: DeclarationReaderInput): DeclarationReader {
  const { checker, folder, positions, items, heritage, inherited, resolved, variants, sources } = input
  return {
    read(declarations, itemName) {
      let overload = 0
      const counts = new Map<string, number>()
      return declarations.flatMap((node): DeclarationFacts[] => {
        const facet = facetOf(node)
        if (facet === undefined) return []
        if (facet === 'function') overload += 1
        return [read(node, facet, itemName, overload, counts)]
      })
    },
  }

  function read(
    node: ts.Declaration,
    facet: DeclarationFacts['facet'],
    itemName: string | undefined,
    overload: number,
    counts: Map<string, number>,
  ): DeclarationFacts {
    const statement = statementOf(node)
    const source = positions.source(node)
    const comment = docComment(node) ?? sources.comment(node)
    // No doc model has a declaration that augments a module.
    const name = itemName ?? (isInAugmentation(node) ? nameOf(node) : undefined)
    const item = name === undefined ? undefined : items.item(node, name, facet === 'function' ? overload : undefined)
    const members = extraMembers(node)
    const { memberComments, memberParts, memberLines } = membersOf(node, counts)
    const values = countedValues(node)
    const memberCount = inherited.count(node)
    const bases = heritage.read(node)
    const resolvedType = resolved.of(node)
    const variantsOf = variants.of(node)
    const defaults = sources.defaults(node)
    const parts = input.parts.of(node, comment, true)
    return {
      facet,
      at: {
        file: folder.name(node.getSourceFile().fileName),
        line: lineOf(statement),
        endLine: endLineOf(statement),
      },
      ...(source ? { source } : {}),
      text: declarationText(node),
      ...(comment === undefined ? {} : { comment }),
      ...(item === undefined ? {} : { item }),
      ...(members.length === 0 ? {} : { members }),
      ...(memberComments.length === 0 ? {} : { memberComments }),
      ...(memberParts.length === 0 ? {} : { memberParts }),
      ...(memberLines.length === 0 ? {} : { memberLines }),
      ...(memberCount === undefined ? {} : { memberCount }),
      ...(values.length === 0 ? {} : { values }),
      ...(bases.length === 0 ? {} : { heritage: bases }),
      ...(resolvedType === undefined ? {} : { resolved: resolvedType }),
      ...(variantsOf === undefined ? {} : { variants: variantsOf }),
      ...(defaults === undefined ? {} : { defaults }),
      ...(parts.length === 0 ? {} : { parts }),
    }
  }

  /**
   * Comments, documented parts and lines of members that doc models have.
   *
   * @param counts - Numbers of overloads so far; declarations that merge share them.
   */
  function membersOf(node: ts.Declaration, counts: Map<string, number>): Members {
    const memberComments: Members['memberComments'] = []
    const memberParts: Members['memberParts'] = []
    const lines = new Map<string, number[]>()
    const isContainer =
      compiler.isClassDeclaration(node) || compiler.isInterfaceDeclaration(node) || compiler.isEnumDeclaration(node)
    if (!isContainer) return { memberComments, memberParts, memberLines: [] }
    const members: readonly ts.Node[] = node.members
    for (const member of members) {
      const name = items.name(member)
      if (name === undefined) continue
      const isOfClass = isStatic(member)
      const key = `${member.kind} ${String(isOfClass)} ${name}`
      const overload = (counts.get(key) ?? 0) + 1
      counts.set(key, overload)
      const comment = items.comment(member)
      const place = { name, ...(isOfClass ? { isStatic: true as const } : {}), overload }
      const kind = items.kind(member)
      const lineKey = `${isOfClass ? 'static ' : ''}${name === '' ? `:${String(kind)}` : name}`
      const known = lines.get(lineKey) ?? []
      // A getter and its setter are one member.
      if (known.length === 0 || !compiler.isAccessor(member)) known.push(positions.memberLine(member) ?? 0)
      lines.set(lineKey, known)
      const parts = kind === undefined ? [] : input.parts.of(member, comment)
      if (kind !== undefined && parts.length > 0) memberParts.push({ ...place, kind, parts })
      if (comment === undefined || !isWrittenOtherwise(member, comment)) continue
      memberComments.push({
        ...place,
        ...(name === '' && kind !== undefined ? { kind } : {}),
        ...(compiler.isSetAccessor(member) ? { isSetter: true as const } : {}),
        comment,
      })
    }
    return { memberComments, memberParts, memberLines: [...lines].map(([key, own]) => [key, ...own] as const) }
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
   * Members that no doc model has: those of type literals, `@alpha` methods, and the index signatures of a class with static
   * ones, of which a doc model has the first and does not say whether it is static.
   */
  function extraMembers(node: ts.Declaration): ItemFacts[] {
    if (compiler.isTypeAliasDeclaration(node)) return items.literalMembers(node.type)
    if (compiler.isVariableDeclaration(node)) return items.literalMembers(node.type)
    if (!compiler.isClassDeclaration(node)) return []
    const hasStaticIndex = node.members.some(
      (member) => compiler.isIndexSignatureDeclaration(member) && isStatic(member),
    )
    const lost = node.members.filter(
      (member) => isAlphaMethod(member) || (hasStaticIndex && compiler.isIndexSignatureDeclaration(member)),
    )
    return lost.length === 0 ? [] : items.members(lost)
  }
}

function nameOf(node: ts.Declaration): string | undefined {
  const name = compiler.getNameOfDeclaration(node)
  return name && compiler.isIdentifier(name) ? name.text : undefined
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
  return at < member.pos || !text.slice(at + comment.length, start).includes('\n')
}

function isStatic(member: ts.Node): boolean {
  return (compiler.getCombinedModifierFlags(member as ts.Declaration) & compiler.ModifierFlags.Static) !== 0
}

function isAlphaMethod(member: ts.ClassElement): boolean {
  if (!compiler.isMethodDeclaration(member)) return false
  const { text } = member.getSourceFile()
  return /@alpha\b/u.test(text.slice(member.pos, member.getStart()))
}
