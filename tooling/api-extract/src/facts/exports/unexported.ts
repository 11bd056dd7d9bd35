import type ts from 'typescript'
import type { DeclarationReader } from '../declarations/declaration-facts.ts'
import { isPrivate } from '../declarations/item-facts.ts'
import { declaredName } from '../names/declared-name.ts'
import { isNamePath } from '../../program/names.ts'
import { sortFacets } from '../declarations/facets.ts'
import type { UnexportedFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { parentOf, type References } from '../names/reference.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { isGlobal } from '../../program/augmentation.ts'
import { compiler } from '../../typescript.ts'

/** Inputs of the search for unexported declarations. */
export interface UnexportedInput {
  checker: ts.TypeChecker
  folder: PackageFolder
  references: References
  declarations: DeclarationReader
  sources: SourceTexts
  /** Symbols that an entry point or a namespace in it exports. */
  exported: ReadonlySet<ts.Symbol>
  /** Called with every declaration that is found. */
  onFind?: (declaration: ts.Declaration) => void
  /** Called with every declaration of a namespace that nothing exports and of which no page shows the members: `typeof utils`. */
  onOmit?: (declaration: ts.Declaration) => void
}

/**
 * Finds forgotten exports: declarations of the package that public signatures refer to and nothing exports, and those to
 * which these refer in turn.
 *
 * @returns By code unit of the name.
 */
export function unexportedFacts(input: UnexportedInput): UnexportedFacts[] {
  const { folder, references, declarations, sources, exported } = input
  /** By the first declaration, because the compiler may return a new symbol object for each request. */
  const found = new Map<ts.Node, UnexportedFacts>()
  const known = new Set([...exported].flatMap(({ declarations: all }) => all ?? []))
  const queue = [...exported]
  for (let symbol = queue.pop(); symbol !== undefined; symbol = queue.pop()) {
    for (const declaration of symbol.declarations ?? []) {
      if (!folder.owns(declaration.getSourceFile().fileName) || compiler.isSourceFile(declaration)) continue
      for (const named of namedBy(declaration)) {
        if (exported.has(named)) continue
        if (named.flags & compiler.SymbolFlags.Module) omit(named)
        if (!isOwn(named)) continue
        // `declare const Tag` and `export type Tag` share one local symbol, which has both declarations.
        const own = (named.declarations ?? []).filter(
          (one) => folder.owns(one.getSourceFile().fileName) && !known.has(one),
        )
        const [first] = own
        if (first === undefined) continue
        for (const one of own) known.add(one)
        const name = nameOf(named)
        const facts = declarations.read(own, name.slice(name.lastIndexOf('.') + 1))
        if (facts.length === 0) continue
        const file = first.getSourceFile()
        if (input.onFind !== undefined) own.forEach(input.onFind)
        found.set(first, {
          name,
          identity: `${folder.name(file.fileName)}:${first.getStart(file)}`,
          facets: sortFacets(facts.map(({ facet }) => facet)),
          declarations: facts,
          ...(isGlobal(first) ? { isGlobal: true as const } : {}),
        })
        queue.push(named)
      }
    }
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? (a.identity < b.identity ? -1 : 1) : a.name < b.name ? -1 : 1,
  )

  function omit(namespace: ts.Symbol): void {
    for (const member of input.checker.getExportsOfModule(namespace)) {
      for (const one of references.resolve(member).declarations ?? []) {
        if (folder.owns(one.getSourceFile().fileName)) input.onOmit?.(one)
      }
    }
  }

  /** Symbols to which the public part of a declaration refers. */
  function namedBy(declaration: ts.Declaration): ts.Symbol[] {
    const names: ts.Symbol[] = []
    const add = (node: ts.Node): void => {
      const symbol = input.checker.getSymbolAtLocation(node)
      if (symbol === undefined) return
      const target = references.resolve(symbol)
      // `Mode.Fast` names the enum.
      const isOfEnum = (target.flags & compiler.SymbolFlags.EnumMember) !== 0
      names.push((isOfEnum ? parentOf(target) : undefined) ?? target)
    }
    const visit = (node: ts.Node): void => {
      if (compiler.isModuleBlock(node)) return
      if (compiler.canHaveModifiers(node) && node !== declaration && isPrivate(node)) return
      if (compiler.isTypeReferenceNode(node)) add(node.typeName)
      else if (compiler.isTypeQueryNode(node)) add(node.exprName)
      else if (compiler.isImportTypeNode(node) && node.qualifier !== undefined) add(node.qualifier)
      else if (compiler.isExpressionWithTypeArguments(node) && !isMixinBase(node)) add(node.expression)
      else if (compiler.isComputedPropertyName(node) && isNamePath(node.expression)) add(node.expression)
      compiler.forEachChild(node, visit)
    }
    visit(declaration)
    return names
  }

  /** Whether a base is the constant that the compiler generates for `extends Named(Base)`. */
  function isMixinBase({ parent }: ts.ExpressionWithTypeArguments): boolean {
    return compiler.isClassDeclaration(parent.parent) && sources.mixin(parent.parent) !== undefined
  }

  function isOwn(symbol: ts.Symbol): boolean {
    const [declaration] = symbol.declarations ?? []
    if (declaration === undefined || !folder.owns(declaration.getSourceFile().fileName)) return false
    const { SymbolFlags } = compiler
    if (symbol.flags & (SymbolFlags.TypeParameter | SymbolFlags.ClassMember | SymbolFlags.EnumMember)) return false
    return references.of(symbol, 'type') !== undefined
  }

  function nameOf(symbol: ts.Symbol): string {
    const parent = parentOf(symbol)
    const isNamespace =
      parent !== undefined && !parent.declarations?.some(compiler.isSourceFile) && !/^"/u.test(parent.name)
    const around = isNamespace ? `${nameOf(parent)}.` : ''
    return (
      around +
      (symbol.escapedName === 'default'
        ? declaredName(symbol)
        : compiler.unescapeLeadingUnderscores(symbol.escapedName))
    )
  }
}
