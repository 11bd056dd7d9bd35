import type ts from 'typescript'
import type { ModuleNamesFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { compiler } from '../../typescript.ts'
import type { References } from './reference.ts'

/**
 * Reads the names in the links of doc comments that mean something else in their file than in the package: imports,
 * declarations that are not exported, names of namespaces. The compiler resolves them, as editors do.
 *
 * @returns By code unit of the file.
 */
export function commentNames(program: ts.Program, folder: PackageFolder, references: References): ModuleNamesFacts[] {
  const checker = program.getTypeChecker()
  return folder
    .ownFiles(program)
    .flatMap((file): ModuleNamesFacts[] => {
      if (!file.text.includes('{@link')) return []
      const names = namesIn(file)
      return names.size === 0
        ? []
        : [
            {
              file: folder.name(file.fileName),
              names: [...names].map(([text, target]) => ({ text, target })).sort((a, b) => (a.text < b.text ? -1 : 1)),
            },
          ]
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))

  function namesIn(file: ts.SourceFile): Map<string, string> {
    const found = new Map<string, string>()
    const add = (node: ts.Node): void => {
      const { name } = node as ts.JSDocLink
      if (name === undefined) return
      const text = name.getText(file).replace(/\s+/gu, '')
      if (found.has(text)) return
      const symbol = checker.getSymbolAtLocation(name)
      const target = symbol && references.of(symbol, 'type')
      if (target === undefined) return
      const own = folder.owner(file.fileName).package
      // The compiler looks for a name among the members of the declaration last: it means one of each in the file.
      if (isMember(symbol!) && !/[.#]/u.test(text)) found.set(text, `${own}!#${text}:member`)
      else if (!target.replaceAll('#', '.').startsWith(`${own}!${text.replaceAll('#', '.')}:`)) found.set(text, target)
    }
    const visitComment = (node: ts.Node): void => {
      if (compiler.isJSDocLink(node) || compiler.isJSDocLinkCode(node) || compiler.isJSDocLinkPlain(node)) add(node)
      else compiler.forEachChild(node, visitComment)
    }
    const visit = (node: ts.Node): void => {
      for (const comment of (node as ts.Node & { jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? []) visitComment(comment)
      compiler.forEachChild(node, visit)
    }
    visit(file)
    return found
  }
}

function isMember({ flags }: ts.Symbol): boolean {
  return (flags & compiler.SymbolFlags.ClassMember) !== 0
}
