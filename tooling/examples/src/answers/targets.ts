import { join } from 'node:path'
import ts from 'typescript'
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

/**
 * Finds the exports of packages in a program. A name of the main entry point comes before one of others.
 *
 * @param packages - Those of which no file is in the program are left out.
 */
export function targetsIn(program: ts.Program, packages: readonly KnownPackage[], resolver: Resolver): Targets {
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().map(({ fileName }) => fileName)
  const known = new Map<ts.Declaration, Target>()

  const byPlace = new Map<string, string>()
  const placeOf = ({ name, folder }: KnownPackage, file: string, declared: string): string =>
    `${name}\0${fileKey(file, folder)}\0${declared}`

  const addExports = (module: ts.Symbol, one: KnownPackage, prefix: string, depth: number): void => {
    for (const exported of checker.getExportsOfModule(module)) {
      const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const declarations = target.declarations ?? []
      const shown = exported.name === 'default' ? declaredName(declarations) : exported.name
      if (shown === undefined) continue
      for (const declaration of declarations) {
        if (!known.has(declaration)) known.set(declaration, { package: one.name, name: prefix + shown })
        const declared = declaredName([declaration])
        if (declared === undefined) continue
        const place = placeOf(one, declaration.getSourceFile().fileName, declared)
        if (!byPlace.has(place)) byPlace.set(place, prefix + shown)
      }
      const isNamespace = declarations.some(
        (declaration) => ts.isModuleDeclaration(declaration) || ts.isSourceFile(declaration),
      )
      if (isNamespace && depth > 0) addExports(target, one, `${prefix}${shown}.`, depth - 1)
    }
  }

  for (const one of packages) {
    if (!files.some((file) => file.startsWith(`${one.folder}/`))) continue
    for (const specifier of entrySpecifiers(one)) {
      const found = resolver.resolve(specifier, join(one.folder, 'index.ts'))
      const file = found.kind === 'found' ? program.getSourceFile(found.file) : undefined
      const module = file && checker.getSymbolAtLocation(file)
      if (module !== undefined) addExports(module, one, '', deepest)
    }
  }

  return {
    targetOf(symbol) {
      for (const declaration of symbol.declarations ?? []) {
        const target = known.get(declaration) ?? memberTarget(declaration, known)
        if (target !== undefined) return target
      }
      return undefined
    },
    exportedName: (one, file, declared) => byPlace.get(placeOf(one, file, declared)),
  }
}

/** Namespaces in namespaces that are looked into. */
const deepest = 4

function memberTarget(declaration: ts.Declaration, known: ReadonlyMap<ts.Declaration, Target>): Target | undefined {
  const owner = ts.isSourceFile(declaration) ? undefined : ownerOf(declaration)
  const target = owner && known.get(owner)
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
