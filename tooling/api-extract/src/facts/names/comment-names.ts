import type ts from 'typescript'
import type { CommentNamesFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { inSourceOrder } from '../../program/augmentation.ts'
import { compiler } from '../../typescript.ts'
import type { References } from './reference.ts'

type CommentName = CommentNamesFacts['names'][number]

/**
 * Reads the names in the links of doc comments, with the declarations that they mean. The compiler resolves them, as
 * editors do.
 *
 * A name may mean one declaration in each namespace or module of a file, and nothing in others: then all but the first have
 * the declaration around the comment.
 *
 * @returns By code unit of the file.
 */
export function commentNames(program: ts.Program, folder: PackageFolder, references: References): CommentNamesFacts[] {
  const checker = program.getTypeChecker()
  return folder
    .ownFiles(program)
    .flatMap((file): CommentNamesFacts[] => {
      if (!file.text.includes('{@link')) return []
      const names = namesIn(file)
      return names.length === 0
        ? []
        : [{ file: folder.name(file.fileName), names: names.sort((a, b) => (a.text < b.text ? -1 : 1)) }]
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))

  function namesIn(file: ts.SourceFile): CommentName[] {
    const own = folder.owner(file.fileName).package
    const links = new Map<string, { target: string; around: ts.Node }[]>()
    const add = (node: ts.Node, around: ts.Node): void => {
      const { name } = node as ts.JSDocLink
      if (name === undefined) return
      const text = name.getText(file).replace(/\s+/gu, '')
      const symbol = checker.getSymbolAtLocation(name)
      const reference = (symbol && references.of(symbol, 'type')) ?? ''
      // The compiler looks for a name among the members of the declaration last: it means one of each in the file.
      const isSibling = reference !== '' && isMember(symbol!) && !/[.#]/u.test(text)
      const target = isSibling ? `${own}!#${text}:member` : reference
      const known = links.get(text)
      if (known === undefined) links.set(text, [{ target, around }])
      else known.push({ target, around })
    }
    const visitComment = (node: ts.Node, around: ts.Node): void => {
      if (compiler.isJSDocLink(node) || compiler.isJSDocLinkCode(node) || compiler.isJSDocLinkPlain(node))
        add(node, around)
      else compiler.forEachChild(node, (child) => visitComment(child, around))
    }
    const visit = (node: ts.Node): void => {
      for (const comment of (node as ts.Node & { jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? []) visitComment(comment, node)
      compiler.forEachChild(node, visit)
    }
    visit(file)
    return [...links].flatMap(([text, all]): CommentName[] => {
      const target = all.find((one) => one.target !== '')?.target
      if (target === undefined) return []
      const others = all
        .filter((one) => one.target !== target)
        .flatMap((one) => identitiesAround(one.around).map((identity) => ({ text, target: one.target, identity })))
      return [{ text, target }, ...new Map(others.map((one) => [one.identity, one])).values()]
    })
  }

  /** Identities, as in {@link ExportFacts}, of what the statement with a comment declares. */
  function identitiesAround(node: ts.Node): string[] {
    let statement = node
    while (!compiler.isSourceFile(statement.parent) && !compiler.isModuleBlock(statement.parent))
      statement = statement.parent
    const declared = compiler.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
    return declared.flatMap((one) => {
      const name = compiler.getNameOfDeclaration(one as ts.Declaration)
      const symbol = name && checker.getSymbolAtLocation(name)
      const [first] = inSourceOrder(symbol?.declarations ?? [])
      if (first === undefined) return []
      const file = first.getSourceFile()
      return [`${folder.name(file.fileName)}:${first.getStart(file)}`]
    })
  }
}

function isMember({ flags }: ts.Symbol): boolean {
  return (flags & compiler.SymbolFlags.ClassMember) !== 0
}
