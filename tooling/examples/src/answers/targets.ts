import { join } from 'node:path'
import ts from '#typescript'
import { fileKey } from '../exported-names.ts'
import type { Target } from '../reader/model.ts'
import { entrySpecifiers, type KnownPackage, type Resolver } from '../resolver.ts'

/** The exported symbol that a symbol of the checker is, or is a member of. */
export type TargetOf = (symbol: ts.Symbol) => Target | undefined

/** Exports of packages in a program. */
export interface Targets {
  targetOf: TargetOf
  /** Name by which a package exports a declaration of one of its files, also where the file is the source of the declarations. */
  exportedName(one: KnownPackage, file: string, declared: string): string | undefined
}

/** Exports of one package in a program. */
interface PackageExports {
  targets: ReadonlyMap<ts.Declaration, Target>
  /** Shown names by the place of the declaration. */
  names: ReadonlyMap<string, string>
}

/** Exports of packages in one program. */
interface ProgramExports {
  byFolder: Map<string, PackageExports>
  /** Targets by declaration: one that several packages export is of the first of them, by folder. */
  all: Map<ts.Declaration, Target>
}

/** Exports of packages in each program: most packages of a repository share one. */
const shared = new WeakMap<ts.Program, ProgramExports>()

/**
 * Finds the exports of packages in a program. A name of the main entry point comes before one of others.
 *
 * @param packages - Those of which no file is in the program are left out. What several export is of the first one, if it does so.
 */
export function targetsIn(program: ts.Program, packages: readonly KnownPackage[], resolver: Resolver): Targets {
  const { byFolder, all } = shared.get(program) ?? { byFolder: new Map(), all: new Map() }
  shared.set(program, { byFolder, all })
  for (const one of [...packages].sort((a, b) => (a.folder < b.folder ? -1 : 1))) {
    if (byFolder.has(one.folder)) continue
    const found = exportsOf(program, one, resolver)
    byFolder.set(one.folder, found)
    for (const [declaration, target] of found.targets) if (!all.has(declaration)) all.set(declaration, target)
  }
  const first = packages[0] && byFolder.get(packages[0].folder)?.targets
  const targetAt = (declaration: ts.Declaration): Target | undefined => first?.get(declaration) ?? all.get(declaration)
  return {
    targetOf(symbol) {
      for (const declaration of symbol.declarations ?? []) {
        const target = targetAt(declaration) ?? memberTarget(declaration, targetAt)
        if (target !== undefined) return target
      }
      return undefined
    },
    exportedName: (one, file, declared) => byFolder.get(one.folder)?.names.get(placeOf(one, file, declared)),
  }
}

function placeOf({ folder }: KnownPackage, file: string, declared: string): string {
  return `${fileKey(file, folder)}\0${declared}`
}

function exportsOf(program: ts.Program, one: KnownPackage, resolver: Resolver): PackageExports {
  const checker = program.getTypeChecker()
  const targets = new Map<ts.Declaration, Target>()
  const names = new Map<string, string>()
  const addExports = (module: ts.Symbol, prefix: string, depth: number): void => {
    for (const exported of checker.getExportsOfModule(module)) {
      const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const declarations = target.declarations ?? []
      const shown = exported.name === 'default' ? declaredName(declarations) : exported.name
      if (shown === undefined) continue
      for (const declaration of declarations) {
        if (!targets.has(declaration)) targets.set(declaration, { package: one.name, name: prefix + shown })
        const declared = declaredName([declaration])
        if (declared === undefined) continue
        const place = placeOf(one, declaration.getSourceFile().fileName, declared)
        if (!names.has(place)) names.set(place, prefix + shown)
      }
      const isNamespace = declarations.some(
        (declaration) => ts.isModuleDeclaration(declaration) || ts.isSourceFile(declaration),
      )
      if (isNamespace && depth > 0) addExports(target, `${prefix}${shown}.`, depth - 1)
    }
  }
  if (!program.getSourceFiles().some(({ fileName }) => fileName.startsWith(`${one.folder}/`))) return { targets, names }
  for (const specifier of entrySpecifiers(one)) {
    const found = resolver.resolve(specifier, join(one.folder, 'index.ts'))
    const file = found.kind === 'found' ? program.getSourceFile(found.file) : undefined
    const module = file && checker.getSymbolAtLocation(file)
    if (module !== undefined) addExports(module, '', deepest)
  }
  return { targets, names }
}

/** Namespaces in namespaces that are looked into. */
const deepest = 4

function memberTarget(
  declaration: ts.Declaration,
  targetAt: (declaration: ts.Declaration) => Target | undefined,
): Target | undefined {
  const owner = ts.isSourceFile(declaration) ? undefined : ownerOf(declaration)
  const target = owner && targetAt(owner)
  if (target === undefined) return undefined
  if (ts.isConstructorDeclaration(declaration))
    return { ...target, member: { name: 'constructor', isStatic: false, isConstructor: true } }
  const name = ts.getNameOfDeclaration(declaration)
  if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined
  const isStatic = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Static) !== 0
  return { ...target, member: { name: name.text, isStatic } }
}

/** The class, interface, enum or alias that declares a member. */
function ownerOf({ parent }: ts.Declaration): ts.Declaration | undefined {
  if (ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent) || ts.isEnumDeclaration(parent)) return parent
  return ts.isTypeLiteralNode(parent) && ts.isTypeAliasDeclaration(parent.parent) ? parent.parent : undefined
}

function declaredName(declarations: readonly ts.Declaration[]): string | undefined {
  return declarations.flatMap((one) => ts.getNameOfDeclaration(one) ?? []).find((name) => ts.isIdentifier(name))?.text
}
