import type ts from 'typescript'
import type { Diagnostic } from '../facts.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'

/** Text that the compiler writes in declarations for an inferred type that contains itself, or that is too long. */
const elided = '/*elided*/ any'

/** One diagnostic for each statement with a type that the compiler left out: pages can only show `any`. */
export function elidedTypes(program: ts.Program, folder: PackageFolder): Diagnostic[] {
  return folder
    .ownFiles(program)
    .filter(({ text }) => text.includes(elided))
    .flatMap((sourceFile) =>
      sourceFile.statements.flatMap((statement): Diagnostic[] => {
        const at = sourceFile.text.indexOf(elided, statement.getStart(sourceFile))
        if (at === -1 || at > statement.end) return []
        const name = nameOf(statement)
        return [
          {
            code: 'AX-ELIDED',
            severity: 'info',
            file: folder.relative(sourceFile.fileName),
            line: sourceFile.getLineAndCharacterOfPosition(at).line + 1,
            found: `"any" in place of an inferred type that contains itself${name === undefined ? '' : `, in ${name}`}`,
            expected: 'a type that declarations can name',
            nextStep: 'Declare an interface or a class for the type, and annotate the declaration with it.',
          },
        ]
      }),
    )
}

function nameOf(statement: ts.Statement): string | undefined {
  const named = compiler.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement
  const name = named && compiler.getNameOfDeclaration(named as ts.Declaration)
  return name && compiler.isIdentifier(name) ? name.text : undefined
}
