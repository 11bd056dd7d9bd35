import ts from '#typescript'
import type { Ambient } from './find-ambient.ts'

/** Global name that a side adds to, or declares again, and the platform declares as well. */
export interface MergedGlobal {
  name: string
  /** Declaration that adds to an interface of the platform; undefined for a value. */
  interface?: ts.InterfaceDeclaration
  /** Whether the platform has a value of the name as well, which makes the instances: `Array`. */
  isMade: boolean
}

/** Finds the names of the platform that global declarations add to: `interface Window { app: App }`. */
export function findMerged(checker: ts.TypeChecker, ambient: readonly Ambient[]): Map<string, MergedGlobal> {
  const merged = new Map<string, MergedGlobal>()
  for (const { module, statements } of ambient) {
    if (module !== undefined) continue
    for (const name of statements.flatMap(declaredNames)) {
      const { declarations = [] } = checker.getSymbolAtLocation(name) ?? {}
      const others = declarations.filter((node) => !node.getSourceFile().fileName.startsWith('/review/'))
      const own = declarations.filter((node) => node.getSourceFile().fileName.startsWith('/review/'))
      const found = own.find(ts.isInterfaceDeclaration)
      const isMade = others.some(isValue)
      if (found && others.some(ts.isInterfaceDeclaration))
        merged.set(name.text, { name: name.text, interface: found, isMade })
      else if (isMade) merged.set(name.text, { name: name.text, isMade })
    }
  }
  return merged
}

function isValue(node: ts.Declaration): boolean {
  return ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)
}

function declaredNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []))
  return ts.isInterfaceDeclaration(statement) ? [statement.name] : []
}

/** Prefix of the names of interfaces whose instances the platform makes. */
const madePrefix = '$made_'

/** Prefix of the names of its other interfaces. */
const platformPrefix = '$platform_'

function aliasOf({ name, isMade }: MergedGlobal): string {
  return `${isMade ? madePrefix : platformPrefix}${name}`
}

/** How an interface adds to one of the platform: `made` where the platform makes its instances; undefined where it does not add to one. */
export function platformKind(checker: ts.TypeChecker, type: ts.Type): 'made' | 'other' | undefined {
  const target = (type as ts.TypeReference).target ?? type
  if (!target.isClassOrInterface()) return undefined
  const names = checker.getBaseTypes(target).map(({ symbol }) => symbol?.name ?? '')
  if (names.some((name) => name.startsWith(madePrefix))) return 'made'
  return names.some((name) => name.startsWith(platformPrefix)) ? 'other' : undefined
}

/** File by which the platform's own interfaces are reached where their names are declared again. */
export const platformFile = '$ambient/platform.d.ts'

/** Text of {@link platformFile}. */
export function platformText(merged: Iterable<MergedGlobal>): string {
  const lines = [...merged].flatMap((one) =>
    one.interface
      ? [
          `export interface ${aliasOf(one)}${parametersOf(one.interface)} extends ${one.name}${argumentsOf(one.interface)} {}`,
        ]
      : [],
  )
  return `${lines.join('\n')}\nexport {}\n`
}

/**
 * Declarations that give each name what the platform declares of it.
 *
 * @param own - Names that the side itself declares.
 */
export function mergedText(merged: Iterable<MergedGlobal>, own: ReadonlySet<string>): string {
  const lines = [...merged].flatMap((one) => {
    const { name, interface: node } = one
    if (!node) return own.has(name) ? [] : [`export declare var ${name}: typeof globalThis.${name}`]
    return [
      `import type { ${aliasOf(one)} } from './platform'`,
      `export interface ${name}${parametersOf(node)} extends ${aliasOf(one)}${argumentsOf(node)} {}`,
    ]
  })
  return lines.map((line) => `${line}\n`).join('')
}

function parametersOf({ typeParameters = [] as never }: ts.InterfaceDeclaration): string {
  return listOf(typeParameters.map((parameter) => parameter.getText()))
}

function argumentsOf({ typeParameters = [] as never }: ts.InterfaceDeclaration): string {
  return listOf(typeParameters.map(({ name }) => name.text))
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `<${names.join(', ')}>`
}
