import type ts from 'typescript'
import { resolveAlias } from '../../program/symbols.ts'
import { compiler } from '../../typescript.ts'
import type { BalanceInput } from './lost-comments.ts'

/** A source and what is public in it. */
export interface Written {
  /** Text of the declarations of each public name. */
  names: Map<string, string>
  /** Declaration files that are made from it. */
  files: Set<ts.SourceFile>
  /** Whether only its path says so, and no declaration map. */
  isLikely: boolean
}

/** A declaration file. */
export interface Declared {
  /** Those that are public. */
  statements: Set<ts.Node>
  /** Paths of what it is made from, by its map. */
  sources: Set<string>
}

/**
 * Finds the declaration files with public statements, and their sources by path.
 *
 * @param likely - Finds the source of a declaration file without a map.
 */
export function publicFiles(
  { nodes, exporting, checker, folder, positions }: BalanceInput,
  likely: (file: ts.SourceFile) => string | undefined,
): { declared: Map<ts.SourceFile, Declared>; written: Map<string, Written> } {
  const declared = new Map<ts.SourceFile, Declared>()
  const written = new Map<string, Written>()
  for (const node of [...withImportedTypes(nodes, checker), ...exporting]) {
    const file = node.getSourceFile()
    if (!folder.owns(file.fileName)) continue
    const { statements, sources } = declared.get(file) ?? { statements: new Set(), sources: new Set() }
    declared.set(file, { statements, sources })
    for (let at = node; at !== undefined && !compiler.isSourceFile(at); at = at.parent) {
      if (compiler.isStatement(at)) statements.add(at)
    }
    for (const one of exportsInside(node)) statements.add(one)
    const isWhole = compiler.isSourceFile(node)
    const mapped = (isWhole ? undefined : positions.source(node)?.file) ?? positions.sourceOfFile(file)
    const path = mapped ?? likely(file)
    if (path === undefined) continue
    if (mapped !== undefined) sources.add(path)
    const { names, files } = written.get(path) ?? { names: new Map<string, string>(), files: new Set() }
    written.set(path, { names, files: files.add(file), isLikely: mapped === undefined })
    const name = isWhole ? undefined : compiler.getNameOfDeclaration(node as ts.Declaration)?.getText()
    if (name !== undefined) names.set(name, `${names.get(name) ?? ''}\n${node.getText()}`)
  }
  return { declared, written }
}

/** Declarations, and those of modules of which they have the type: `typeof import('./request')`. */
function withImportedTypes(nodes: Iterable<ts.Node>, checker: ts.TypeChecker): Set<ts.Node> {
  const all = new Set(nodes)
  for (const node of all) {
    if (compiler.isSourceFile(node) || !node.getText().includes('typeof import(')) continue
    const visit = (child: ts.Node): void => {
      if (!compiler.isImportTypeNode(child) || !child.isTypeOf) return compiler.forEachChild(child, visit)
      for (const property of checker.getTypeFromTypeNode(child).getProperties())
        for (const one of resolveAlias(checker, property).declarations ?? []) all.add(one)
    }
    visit(node)
  }
  return all
}

/** Statements of a namespace that export names in it again. */
function exportsInside(node: ts.Node): readonly ts.Node[] {
  const body = compiler.isModuleDeclaration(node) ? node.body : undefined
  return body !== undefined && compiler.isModuleBlock(body) ? body.statements.filter(compiler.isExportDeclaration) : []
}
