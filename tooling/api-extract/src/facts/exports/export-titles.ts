import type ts from 'typescript'
import { joinComments } from '../declarations/join-comments.ts'
import { isRead, readComment } from '../declarations/read-comments.ts'
import { commentsBefore } from '../lost/doc-comments.ts'
import type { ExportStatement } from './export-statements.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { moduleFile, resolveAlias } from '../../program/symbols.ts'
import { compiler } from '../../typescript.ts'

/** Number of names up to which a title is followed by all of them. */
const mostNames = 40

/**
 * Comment of a module that no export shows: the one at the top of its file, and those above the statements that export names of other
 * modules, each with links to these names.
 *
 * @param statements - Those of the module and of the modules that it exports as a whole.
 */
export function exportTitles(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  statements: readonly ExportStatement[],
  sources: Pick<SourceTexts, 'headed'>,
): string | undefined {
  const file = module.declarations?.find(compiler.isSourceFile)
  if (file === undefined) return undefined
  const titles = new Map<string, string>()
  for (const statement of statements) {
    // A module is not deprecated by a statement in it.
    const title = unreadBefore(statement)?.replace(/(?<=[\s*])@deprecated\b/u, '**Deprecated.**')
    const links = namesOf(statement).map((name) => `{@link ${name}}`)
    if (title !== undefined) titles.set(textOf(title), withLinks(title, links.length > mostNames ? [] : links))
  }
  // Before an import, a comment is about the file.
  for (const node of [...file.statements.slice(0, 1).filter(compiler.isImportDeclaration), ...sources.headed(file)]) {
    const header = unreadBefore(node)
    if (header !== undefined && !titles.has(textOf(header))) titles.set(textOf(header), header)
  }
  return [...titles.values()].reduce<string | undefined>((one, other) => joinComments(one, other), undefined)

  function namesOf(statement: ExportStatement): string[] {
    if (compiler.isExportAssignment(statement)) return otherNames(statement)
    if (compiler.isNamespaceExportDeclaration(statement)) return []
    const { exportClause, moduleSpecifier } = statement
    if (exportClause !== undefined)
      return compiler.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : [exportClause.name.text]
    const target = moduleFile(checker, moduleSpecifier)
    const symbol = target && checker.getSymbolAtLocation(target)
    const all = symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name)
    return all.filter((name) => name !== 'default').sort()
  }

  /** The name that a default export has besides. */
  function otherNames({ expression }: ts.ExportAssignment): string[] {
    const local = checker.getSymbolAtLocation(expression)
    const target = local && resolveAlias(checker, local)
    const others = checker.getExportsOfModule(module).filter((one) => resolveAlias(checker, one) === target)
    return others.map(({ name }) => name).filter((name) => name !== 'default')
  }
}

function unreadBefore(statement: ts.Node): string | undefined {
  const file = statement.getSourceFile()
  return commentsBefore(statement)
    .filter((range) => !isRead(file, range) && !isBanner.test(file.text.slice(range.pos, range.end)))
    .map((range) => readComment(file, range))
    .reduce<string | undefined>((one, other) => joinComments(one, other), undefined)
}

const isBanner = /\bcopyright\b|\blicen[sc]ed?\b|\(c\)|©|SPDX-/iu

function withLinks(title: string, links: readonly string[]): string {
  return links.length === 0 ? title : joinComments(title, `/** ${links.join(', ')} */`)!
}

function textOf(comment: string): string {
  return comment.replace(/[\s*]+/gu, ' ')
}
