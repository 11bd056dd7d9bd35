import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** The name of a property as it is written: `[Symbol.iterator]` where the compiler has a name of its own. */
export function propertyName(property: ts.Symbol): string {
  if (!property.name.startsWith('__@')) return compiler.unescapeLeadingUnderscores(property.escapedName)
  const written = property.declarations
    ?.map((one) => compiler.getNameOfDeclaration(one)?.getText())
    .find((text) => text !== undefined)
  // Without a declaration it is `__@iterator@` and a number that another program counts otherwise.
  return written ?? property.name.replace(/^__@(?<name>.*)@\d+$/u, '[Symbol.$<name>]')
}
