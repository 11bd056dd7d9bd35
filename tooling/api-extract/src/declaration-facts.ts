import type ts from 'typescript'
import { declarationText, docComment, statementOf } from './declaration-text.ts'
import { documentedProperties } from './documented-properties.ts'
import { facetOf } from './facets.ts'
import type { DeclarationFacts, ItemFacts } from './facts.ts'
import type { HeritageReader } from './heritage.ts'
import type { ItemReader } from './item-facts.ts'
import type { PackageFolder } from './package-folder.ts'
import type { ResolvedTypes } from './resolved-type.ts'
import type { SourcePositions } from './source-positions.ts'
import type { SourceTexts } from './source-texts.ts'
import { compiler } from './typescript.ts'

/** Reads the declarations of a symbol. */
export interface DeclarationReader {
  /**
   * @param declarations - Of one symbol, in source order; those that are no API are left out.
   * @param itemName - The name of the items to make of them; absent when a doc model has them.
   */
  read(declarations: readonly ts.Declaration[], itemName: string | undefined): DeclarationFacts[]
}

/** What declarations are read with. */
export interface DeclarationReaderInput {
  checker: ts.TypeChecker
  folder: PackageFolder
  positions: SourcePositions
  items: ItemReader
  heritage: HeritageReader
  resolved: ResolvedTypes
  sources: SourceTexts
}

/** Reads a declaration's text, place and comment, and what a doc model does not tell of it. */
export function createDeclarationReader(input: DeclarationReaderInput): DeclarationReader {
  const { checker, folder, positions, items, heritage, resolved, sources } = input
  return {
    read(declarations, itemName) {
      let overload = 0
      return declarations.flatMap((node): DeclarationFacts[] => {
        const facet = facetOf(node)
        if (facet === undefined) return []
        if (facet === 'function') overload += 1
        return [read(node, facet, itemName, overload)]
      })
    },
  }

  function read(node: ts.Declaration, facet: DeclarationFacts['facet'], itemName: string | undefined, overload: number): DeclarationFacts {
    const sourceFile = node.getSourceFile()
    const statement = statementOf(node)
    const source = positions.source(statement)
    const comment = docComment(node)
    const item = itemName === undefined ? undefined : items.item(node, itemName, facet === 'function' ? overload : undefined)
    const members = extraMembers(node)
    const inheriting = inheritingMembers(node)
    const bases = heritage.read(node)
    const resolvedType = resolved.of(node)
    const defaults = sources.defaults(node)
    const patterns = documentedProperties(node, comment, checker, sources)
    return {
      facet,
      at: {
        file: folder.name(sourceFile.fileName),
        line: sourceFile.getLineAndCharacterOfPosition(statement.getStart(sourceFile)).line + 1,
        endLine: sourceFile.getLineAndCharacterOfPosition(statement.getEnd()).line + 1,
      },
      ...(source ? { source } : {}),
      text: declarationText(node),
      ...(comment === undefined ? {} : { comment }),
      ...(item === undefined ? {} : { item }),
      ...(members.length === 0 ? {} : { members }),
      ...(inheriting.length === 0 ? {} : { inheriting }),
      ...(bases.length === 0 ? {} : { heritage: bases }),
      ...(resolvedType === undefined ? {} : { resolved: resolvedType }),
      ...(defaults === undefined ? {} : { defaults }),
      ...(patterns === undefined ? {} : { patterns }),
    }
  }

  /** Comments of members that are `@inheritDoc`. */
  function inheritingMembers(node: ts.Declaration): NonNullable<DeclarationFacts['inheriting']> {
    if (!compiler.isClassDeclaration(node) && !compiler.isInterfaceDeclaration(node)) return []
    const { text } = node.getSourceFile()
    if (!/@inheritdoc\b/iu.test(text.slice(node.getStart(), node.getEnd()))) return []
    return items.members(node.members).flatMap(({ name, flags, overload, comment }) => {
      if (comment === undefined || !/@inheritdoc\b/iu.test(comment)) return []
      return [
        {
          name,
          ...(flags?.includes('static') === true ? { isStatic: true as const } : {}),
          overload: overload ?? 1,
          comment,
        },
      ]
    })
  }

  /** Members that no doc model has: those of type literals, and methods that are `@alpha`. */
  function extraMembers(node: ts.Declaration): ItemFacts[] {
    if (compiler.isTypeAliasDeclaration(node)) return items.literalMembers(node.type)
    if (compiler.isVariableDeclaration(node)) return items.literalMembers(node.type)
    if (!compiler.isClassDeclaration(node)) return []
    if (!node.members.some((member) => isAlphaMethod(member))) return []
    return items.members(node.members.filter(isAlphaMethod))
  }
}

function isAlphaMethod(member: ts.ClassElement): boolean {
  if (!compiler.isMethodDeclaration(member)) return false
  const { text } = member.getSourceFile()
  return /@alpha\b/u.test(text.slice(member.pos, member.getStart()))
}
