import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'

/** Programs of consumers that name a symbol, as they would use it first. Each fails when the name is gone. */
export function importsOf(symbol: SurfaceSymbol): string[] {
  return [useOf(symbol), reExportOf(symbol)]
}

function useOf({ path, meanings, declarations }: SurfaceSymbol): string {
  if (meanings.value) return `export const value = L.${path}`
  return meanings.type
    ? `export declare const value: L.${path}${argumentsOf(declarations)}`
    : `import Value = L.${path}`
}

/** A re-export, which needs neither a value nor type arguments. */
function reExportOf({ path }: SurfaceSymbol): string {
  const isNested = /^[\w$]+(?:\.[\w$]+)+$/.test(path)
  if (isNested) return `import Value = L.${path}\nexport { Value }`
  return `export { ${/^[\w$]+$/.test(path) ? path : JSON.stringify(path)} as value } from './lib'`
}

/** `<any, any>` for the type parameters without a default. */
function argumentsOf(declarations: readonly ts.Declaration[]): string {
  const parameters = declarations.flatMap((node) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [node.typeParameters ?? []] : [],
  )
  const needed = (parameters[0] ?? []).filter((parameter) => parameter.default === undefined)
  return needed.length === 0 ? '' : `<${needed.map(() => 'any').join(', ')}>`
}
