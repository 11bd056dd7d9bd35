import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Name of a property as written: `[Symbol.iterator]` instead of the compiler's internal name. */
export function propertyName(property: ts.Symbol): string {
  if (!property.name.startsWith('__@')) return compiler.unescapeLeadingUnderscores(property.escapedName)
  const written = property.declarations
    ?.map((one) => compiler.getNameOfDeclaration(one)?.getText())
    .find((text) => text !== undefined)
  // Without a declaration the name is `__@iterator@` and a number, which differs between programs.
  return written ?? property.name.replace(/^__@(?<name>.*)@\d+$/u, '[Symbol.$<name>]')
}
