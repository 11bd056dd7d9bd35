import type ts from 'typescript'
import type { DeclarationReader } from '../declarations/declaration-facts.ts'
import { docComment, moduleComment } from '../declarations/declaration-text.ts'
import { joinComments } from '../declarations/join-comments.ts'
import { peek } from '../declarations/read-comments.ts'
import { exportedSymbols } from './exported-symbols.ts'
import { deprecationOf, hiddenInList, reexportComment } from './reexport-comment.ts'
import { sortFacets } from '../declarations/facets.ts'
import type { DeclarationFacts, ExportFacts } from '../../facts.ts'
import { aliasChain, importedName, isTypeOnly, namespaceName } from '../names/import-chain.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { typeOnlyNames } from './type-only-names.ts'
import { exportAssignment, resolveAlias } from '../../program/symbols.ts'
import { plainNameOf } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'
import { inSourceOrder } from '../../program/augmentation.ts'
import { withoutNumber } from '../../program/names.ts'
import { type ModelNames, noModelNames } from '../../program/model-names.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { uninstalledExport, unresolvedExport } from './uninstalled-export.ts'

/** Inputs of the export table. */
export interface ExportTableInput {
  checker: ts.TypeChecker
  folder: PackageFolder
  declarations: DeclarationReader
  sources: Pick<SourceTexts, 'comment' | 'isScript'>
  /** Names with their identities that an entry point exports with a comment; this adds those of the module. */
  commented: Set<string>
  /** Called with every exported symbol, aliases resolved, and the name that the module exports, of it or of what it is in. */
  onExport?: (symbol: ts.Symbol, name: string) => void
  /** Called with every declaration that exports a name again, in modules between the entry point and the declaration too. */
  onReexport?: (node: ts.Node) => void
}

/** Maximum depth of namespaces in each other: every page of one names all around it, so that pages grow with the square of the depth. */
export const mostNested = 16

/**
 * Reads every name that a module exports, with its meanings and declarations, at any depth of namespaces up to a limit. A
 * namespace that contains itself is listed without its contents.
 *
 * @param module - The symbol of an entry point's file.
 * @param modelled - Names of the doc model's items; other declarations are read as items.
 * @returns By code unit of the name.
 */
export function exportTable(input: ExportTableInput, module: ts.Symbol, modelled: ModelNames): ExportFacts[] {
  const { checker, folder, declarations: reader, onExport } = input
  const assignment = exportAssignment(module)
  const assigned = assignment && resolveAlias(checker, assignment)
  let outermost = ''
  return readExports(module, [], modelled)

  function readExports(container: ts.Symbol, inside: readonly ts.Symbol[], items: ModelNames): ExportFacts[] {
    const symbols = exportedSymbols(checker, container, folder)
    const byTypeStar = typeOnlyNames(checker, container, symbols)
    return symbols
      .map((symbol) => {
        const second = isSecondName(checker, symbol, symbols)
        if (inside.length === 0) outermost = symbol.name
        return readExport(symbol, byTypeStar.has(symbol.escapedName), [...inside, container], items, second)
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  function readExport(
    symbol: ts.Symbol,
    byTypeStar: boolean,
    inside: readonly ts.Symbol[],
    items: ModelNames,
    isSecond: boolean,
  ): ExportFacts {
    const name = compiler.unescapeLeadingUnderscores(symbol.escapedName)
    const target = sameAsAssigned(heldBy(resolveAlias(checker, symbol)))
    const imported = importedName(checker, symbol)
    const typeOnly = byTypeStar || isTypeOnly(checker, symbol) ? { typeOnly: true as const } : {}
    if (checker.isUnknownSymbol(target) || !target.declarations?.length) {
      if (imported === undefined) {
        const comment = symbol.declarations?.[0] && input.sources.comment(symbol.declarations[0])
        return { name, ...typeOnly, ...unresolvedExport(symbol, name, folder, comment) }
      }
      const known = uninstalledExport({ symbol, name, imported, isTypeOnly: typeOnly.typeOnly === true }, folder)
      const from = { package: imported.package, exportName: imported.name, specifier: imported.specifier }
      return { name, ...typeOnly, identity: `${imported.specifier}!${imported.name}`, from, ...known }
    }
    const declared = inSourceOrder(target.declarations)
    const [first] = declared
    const origin = first!.getSourceFile()
    onExport?.(target, outermost)
    const external = !folder.owns(origin.fileName)
    const from = external
      ? {
          package: folder.owner(origin.fileName).package,
          ...(imported ? { exportName: imported.name, specifier: imported.specifier } : {}),
        }
      : undefined
    const module = declared.find(compiler.isSourceFile)
    const localName = module === undefined ? plainNameOf(first!) : namespaceName(checker, symbol)
    const item = items.get(withoutNumber(name)) ?? items.get(withoutNumber(localName ?? name))
    const steps = aliasChain(checker, symbol)
    for (const node of steps.flatMap(({ declarations = [] }) => declarations)) input.onReexport?.(node)
    // The export nearest to the reader that has a comment. That of a second name, which has no page, is a title.
    const step =
      steps
        .slice(isSecond ? 1 : 0)
        .find((one) => peek(() => reexportComment(one, input.sources.comment)) !== undefined) ??
      (isSecond ? target : symbol)
    const base = {
      name,
      ...(localName === undefined || localName === name ? {} : { localName }),
    }
    if (module) {
      const comment = joinComments(reexportComment(step, input.sources.comment), moduleComment(module))
      return {
        ...base,
        facets: ['namespace'],
        ...typeOnly,
        identity: `${folder.name(module.fileName)}:*`,
        ...(from ? { from } : {}),
        declarations: [],
        module: { file: folder.name(module.fileName), ...(comment === undefined ? {} : { comment }) },
        ...nested(target, inside, item),
      }
    }
    // API Extractor follows the aliases of a namespace that is a file, but not those of a declared one.
    const isAliasInside = inside.length > 1 && target !== symbol && !isModule(inside.at(-1)!)
    // No doc model has the exports of a module with `export =`.
    // It leaves out what `import name = require('./module')` imports.
    const isLost = external || isAliasInside || assigned !== undefined || item === undefined
    const read = withoutCopies(reader.read(declared, isLost ? name : undefined))
    const reexport = peek(() => reexportComment(step, input.sources.comment))
    const shown = target === assigned ? withoutEmptyNamespaces(read) : read
    const isTitle =
      (reexport === hiddenInList || isOfStatement(step, reexport)) &&
      !isAssignment(step) &&
      shown.some(({ comment }) => comment !== undefined)
    const declarations = withComment(shown, reexport, isTitle)
    const identity = `${folder.name(origin.fileName)}:${first!.getStart(origin)}`
    const path = [...inside.slice(1).map(({ escapedName }) => escapedName), name, identity].join(' ')
    // The page of a symbol has the comments of the first entry point only. One that is left out here is the title of a section, or lost.
    if (!isTitle && !input.commented.has(path)) reexportComment(step, input.sources.comment)
    if (declarations.some(({ comment }) => comment !== undefined)) input.commented.add(path)
    return {
      ...base,
      facets: sortFacets(declarations.map(({ facet }) => facet)),
      ...typeOnly,
      identity,
      ...(from ? { from } : {}),
      declarations,
      ...(!external &&
      target !== assigned &&
      target.flags & compiler.SymbolFlags.Namespace &&
      declarations.some(({ facet }) => facet === 'namespace')
        ? nested(target, inside, item)
        : {}),
    }
  }

  /** The target of `export =` for a constant in its namespace that repeats it: `export const fastify: typeof fastify`. */
  function sameAsAssigned(target: ts.Symbol): ts.Symbol {
    if (assigned === undefined || target === assigned || !(target.flags & compiler.SymbolFlags.Variable)) return target
    const isTwin =
      target.escapedName === assigned.escapedName &&
      checker.getTypeOfSymbol(target) === checker.getTypeOfSymbol(assigned)
    return isTwin ? assigned : target
  }

  /**
   * The function, class or module that a property of an `export =` is: `own` of `module.exports = { own }`, and
   * `module.exports = { other: require('./other') }`.
   */
  function heldBy(target: ts.Symbol): ts.Symbol {
    if (!(target.flags & compiler.SymbolFlags.Property)) return target
    const type = checker.getTypeOfSymbol(target)
    const { symbol } = type as { symbol?: ts.Symbol }
    const { Function: isFunction, Class, Enum, ValueModule } = compiler.SymbolFlags
    const isDeclared = symbol !== undefined && (symbol.flags & (isFunction | Class | Enum | ValueModule)) !== 0
    return isDeclared && checker.getTypeOfSymbol(symbol) === type ? symbol : target
  }

  /** Whether a name is one of `module.exports`, whose comment is of the name and not of what it is. */
  function isAssignment({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some((one) => input.sources.isScript(one.getSourceFile()))
  }

  function nested(
    target: ts.Symbol,
    inside: readonly ts.Symbol[],
    items: ModelNames = noModelNames,
  ): Pick<ExportFacts, 'exports' | 'omitted'> {
    if (inside.includes(target)) return {}
    return inside.length > mostNested
      ? { omitted: exportedSymbols(checker, target, folder).length }
      : { exports: readExports(target, inside, items) }
  }
}

/**
 * Leaves out the namespaces of an `export =`, whose members are exports of the module, unless one has a comment or there is
 * nothing else.
 */
function withoutEmptyNamespaces(declarations: DeclarationFacts[]): DeclarationFacts[] {
  const kept = declarations.filter(({ facet, comment }) => facet !== 'namespace' || comment !== undefined)
  return kept.length === 0 ? declarations : kept
}

/** Leaves out the comment of a namespace that the compiler copied from the function or type to which it adds names. */
function withoutCopies(declarations: DeclarationFacts[]): DeclarationFacts[] {
  return declarations.map((one) => {
    const isCopy = declarations.some(({ facet, comment }) => facet !== 'namespace' && comment === one.comment)
    if (one.facet !== 'namespace' || one.comment === undefined || !isCopy) return one
    const { comment: _, ...rest } = one
    return rest
  })
}

/**
 * Puts the comment of an export before that of its first declaration. All are deprecated under the name of a deprecated export.
 *
 * @param isTitle - Whether the comment is that of a section: declarations with a text keep theirs.
 */
function withComment(
  declarations: DeclarationFacts[],
  comment: string | undefined,
  isTitle: boolean,
): DeclarationFacts[] {
  const [first, ...others] = declarations
  if (first === undefined || comment === undefined || first.comment === comment) return declarations
  const deprecation = deprecationOf(comment)
  const added = isTitle ? deprecation : comment
  return [
    added === undefined ? first : { ...first, comment: joinComments(added, first.comment)! },
    ...others.map((one) =>
      deprecation === undefined ? one : { ...one, comment: joinComments(one.comment, deprecation)! },
    ),
  ]
}

/** Whether a comment is that of a statement which exports one name of a module again. */
function isOfStatement({ declarations = [] }: ts.Symbol, comment: string | undefined): boolean {
  return declarations.some(
    (one) =>
      compiler.isExportSpecifier(one) &&
      peek(() => docComment(one.parent.parent as ts.Node as ts.Declaration)) === comment,
  )
}

/** Whether a symbol is the default export of what has a name in the same list. */
function isSecondName(checker: ts.TypeChecker, symbol: ts.Symbol, symbols: readonly ts.Symbol[]): boolean {
  if (symbol.escapedName !== 'default') return false
  const target = resolveAlias(checker, symbol)
  return symbols.some((one) => one !== symbol && resolveAlias(checker, one) === target)
}

/** Whether a namespace is a file. */
function isModule({ declarations }: ts.Symbol): boolean {
  return declarations?.some(compiler.isSourceFile) === true
}
