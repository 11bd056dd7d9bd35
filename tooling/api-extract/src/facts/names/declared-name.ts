import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/**
 * Name of a symbol for readers: `Gauge` of `export default class Gauge`, which the compiler calls `default`, and `Box` of a
 * bundler's `Box$1`, unless its file exports that name.
 */
export function declaredName(symbol: ts.Symbol): string {
  const name = compiler.unescapeLeadingUnderscores(symbol.escapedName)
  if (/[^$]\$\d+$/u.test(name) && !isExported(symbol)) return name.replace(/\$\d+$/u, '')
  if (name !== compiler.InternalSymbolName.Default) return name
  const [written] = (symbol.declarations ?? []).flatMap((one) => compiler.getNameOfDeclaration(one) ?? [])
  return written !== undefined && compiler.isIdentifier(written) ? written.text : name
}

function isExported({ escapedName, declarations }: ts.Symbol): boolean {
  const file = declarations?.[0]?.getSourceFile() as (ts.SourceFile & { symbol?: ts.Symbol }) | undefined
  return file?.symbol?.exports?.has(escapedName) === true
}
