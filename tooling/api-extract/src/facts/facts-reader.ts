import type ts from 'typescript'
import { augmentationFacts } from './exports/augmentations.ts'
import { createDeclarationReader } from './declarations/declaration-facts.ts'
import { exportTable } from './exports/export-table.ts'
import { documentedSymbols } from './exports/exported-symbols.ts'
import type { AugmentationFacts, CommentNamesFacts, ExportFacts, ModuleNamesFacts, UnexportedFacts } from '../facts.ts'
import { createComponentProps } from './declarations/component-props.ts'
import { createHeritageReader } from './declarations/heritage.ts'
import { createInheritedItems } from './declarations/inherited-items.ts'
import { createInheritedMembers } from './declarations/inherited-members.ts'
import { createItemReader } from './declarations/item-facts.ts'
import { exportTitles } from './exports/export-titles.ts'
import { augmentingStatements, exportStatements } from './exports/export-statements.ts'
import { commentBalance, type CommentBalance } from './lost/lost-comments.ts'
import { moduleNames } from './exports/module-names.ts'
import { type ModelNames, noModelNames } from '../program/model-names.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'
import { startReading } from './declarations/read-comments.ts'
import { createOverriddenComments } from './declarations/overridden-comments.ts'
import { commentNames } from './names/comment-names.ts'
import { createReferences } from './names/reference.ts'
import { createResolvedTypes } from './declarations/resolved-type.ts'
import { sourcePositions } from './source/source-positions.ts'
import { createSourceTexts } from './source/source-texts.ts'
import { createTypeParts } from './declarations/type-parts.ts'
import { createTypeTexts } from './names/type-text.ts'
import { unexportedFacts } from './exports/unexported.ts'
import { createUnionVariants } from './declarations/variants.ts'

/** Reads the facts of one package from the program that API Extractor analyses. */
export interface FactsReader {
  /**
   * Reads the exports of a module.
   *
   * @param modelled - Names of the doc model's items; other declarations are read as items.
   */
  exports(module: ts.Symbol, modelled: ModelNames): ExportFacts[]
  /**
   * Reads the exports of a module that may repeat another one. No page shows those that differ: they count as unexported.
   *
   * @param compare - Returns the names whose declarations differ, with what else it finds.
   */
  compared<Found extends { changed: readonly string[] }>(
    module: ts.Symbol,
    compare: (exports: readonly ExportFacts[]) => Found,
  ): Found
  /** Texts of a module whose exports were read that are about none of them. */
  titles(module: ts.Symbol): string | undefined
  /** Declarations that the exports read so far refer to and nothing exports. */
  unexported(): UnexportedFacts[]
  /** Additions of the files to other modules and to the global scope, without what is exported or unexported. */
  augmentations(): AugmentationFacts[]
  moduleNames(): ModuleNamesFacts[]
  commentNames(): CommentNamesFacts[]
  /** Doc comments of everything read so far, and of the exports of its modules; undefined for declarations as written. */
  commentBalance(): CommentBalance | undefined
}

/**
 * Creates the readers of the facts, which share their caches.
 *
 * @param modules - The symbols of all entry points' files.
 * @param asWritten - Whether to leave out what the compiler works out: inherited members, the types of aliases and of parts.
 */
export function createFactsReader(
  program: ts.Program,
  folder: PackageFolder,
  modules: readonly ts.Symbol[],
  asWritten = false,
): FactsReader {
  startReading()
  const read = new Set<ts.Node>()
  const checker = program.getTypeChecker()
  const references = createReferences(checker, program, folder, documentedSymbols(checker, folder, modules))
  const positions = sourcePositions(folder)
  const sources = createSourceTexts(folder, positions)
  const texts = createTypeTexts(checker, folder, references)
  const parts = asWritten ? { of: () => [] } : createTypeParts(checker, references, sources, texts)
  const items = createItemReader(checker, references, parts, positions, texts, sources)
  const inheritedItems = createInheritedItems(checker, items, texts)
  const inherited = asWritten
    ? { read: () => [], count: () => undefined }
    : createInheritedMembers(checker, folder, references, inheritedItems, texts)
  const declarations = createDeclarationReader({
    checker,
    folder,
    positions,
    items,
    parts,
    inherited,
    inheritedItems,
    heritage: asWritten ? { read: () => [] } : createHeritageReader(checker, references, inherited, sources, texts),
    resolved: asWritten ? { of: () => undefined } : createResolvedTypes(checker, texts),
    variants: asWritten ? { of: () => undefined } : createUnionVariants(checker, references, texts),
    components: asWritten
      ? { of: () => undefined }
      : createComponentProps(checker, folder, references, inheritedItems, sources),
    sources,
    overridden: asWritten ? { of: () => undefined } : createOverriddenComments(checker, references, sources),
    onRead: (node) => read.add(node),
  })
  const exported = new Set<ts.Symbol>()
  const commented = new Set<string>()
  const shown = new Set<ts.Node>()
  const reexporting = new Set<ts.Node>()
  const readTable = (
    module: ts.Symbol,
    modelled: ModelNames,
    onExport: (symbol: ts.Symbol, name: string) => void,
  ): ExportFacts[] =>
    exportTable(
      {
        checker,
        folder,
        declarations,
        sources,
        commented,
        onExport,
        onReexport: (node) => {
          const statement = compiler.findAncestor(node, isReexporting)
          if (statement !== undefined && folder.owns(node.getSourceFile().fileName))
            reexporting.add(node).add(statement)
        },
      },
      module,
      modelled,
    )
  return {
    exports: (module, modelled) => readTable(module, modelled, (symbol) => exported.add(symbol)),
    compared(module, compare) {
      const named: [name: string, symbol: ts.Symbol][] = []
      const found = compare(readTable(module, noModelNames, (symbol, name) => named.push([name, symbol])))
      for (const [name, symbol] of named) if (!found.changed.includes(name)) exported.add(symbol)
      return found
    },
    titles: (module) => exportTitles(checker, module, exportStatements(checker, [module], folder), sources),
    unexported: () =>
      unexportedFacts({
        checker,
        folder,
        references,
        declarations,
        sources,
        exported,
        onFind: (node) => shown.add(node),
        onOmit: (node) => read.add(node),
      }),
    moduleNames: () => moduleNames(program, folder, references, positions, modules.length === 1),
    commentNames: () => commentNames(program, folder, references),
    commentBalance: () =>
      asWritten
        ? undefined
        : commentBalance({
            nodes: read,
            checker,
            exporting: new Set([
              // Modules may be exported as namespaces.
              ...exportStatements(checker, [...modules, ...exported], folder),
              ...reexporting,
              ...augmentingStatements(program, folder),
            ]),
            entries: modules.flatMap(({ declarations = [] }) => declarations.filter(compiler.isSourceFile)),
            folder,
            positions,
            sources,
          }),
    augmentations: () => {
      const known = new Set<ts.Node>([...shown, ...[...exported].flatMap((one) => one.declarations ?? [])])
      return augmentationFacts(program, folder, references, declarations, (node) => known.has(node))
    },
  }
}

/** Whether a statement exports a name again, or imports it for that. A comment before the first import is of the file. */
function isReexporting(node: ts.Node): boolean {
  if (!compiler.isImportDeclaration(node)) return compiler.isExportDeclaration(node)
  return node.getSourceFile().statements[0] !== node
}
