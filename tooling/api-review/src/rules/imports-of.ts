import { isDotted, withAccess } from '../compiler/member-names.ts'
import { anyList, typeParametersOf } from '../compiler/type-parameters.ts'
import type { SurfaceSymbol } from '../match/surface.ts'

/** Programs of consumers that name a symbol, as they would use it first. Each fails when the name is gone. */
export function importsOf(symbol: SurfaceSymbol): string[] {
  return [useOf(symbol), reExportOf(symbol)]
}

/** A program that uses a symbol as a value, else as a type, else as a namespace. */
export function useOf({ path, meanings, declarations }: SurfaceSymbol): string {
  if (meanings.value) return withAccess(`export const value = L.${path}`, path)
  if (!meanings.type) return `import Value = L.${path}`
  const list = anyList(typeParametersOf({ declarations }).filter((parameter) => !parameter.default).length)
  return isDotted(path)
    ? `export declare const value: L.${path}${list}`
    : `import { type ${JSON.stringify(path)} as Value } from './lib'\nexport declare const value: Value${list}`
}

/** A re-export, which needs neither a value nor type arguments. */
function reExportOf({ path }: SurfaceSymbol): string {
  const isNested = /^[\w$]+(?:\.[\w$]+)+$/.test(path)
  if (isNested) return `import Value = L.${path}\nexport { Value }`
  return `export { ${/^[\w$]+$/.test(path) ? path : JSON.stringify(path)} as value } from './lib'`
}
