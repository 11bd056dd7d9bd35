import { join } from 'node:path'
import type ts from 'typescript'
import type { DeclarationReader } from '../declarations/declaration-facts.ts'
import { docComment } from '../declarations/declaration-text.ts'
import { joinComments } from '../declarations/join-comments.ts'
import type { AugmentationFacts } from '../../facts.ts'
import { packageOf } from '../../package/node-modules.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import type { References } from '../names/reference.ts'
import { moduleFile } from '../../program/symbols.ts'
import { compiler } from '../../typescript.ts'

/**
 * Reads the declarations that the package's own files add to other modules (`declare module 'ext-lib'`) and to the global
 * scope (`declare global`, and files that are no modules), in the order of files and statements.
 *
 * @param isShown - Whether a declaration of the global scope is an export, or is shown where a signature names it.
 */
export function augmentationFacts(
  program: ts.Program,
  folder: PackageFolder,
  references: References,
  declarations: DeclarationReader,
  isShown: (declaration: ts.Node) => boolean,
): AugmentationFacts[] {
  const checker = program.getTypeChecker()
  const { package: own } = folder.owner(join(folder.dir, 'package.json'))
  const files = folder.ownFiles(program)
  return files.flatMap((file) => {
    const isScript = !compiler.isExternalModule(file)
    return file.statements.flatMap((statement): AugmentationFacts[] => {
      const isNamed = compiler.isModuleDeclaration(statement) && compiler.isStringLiteral(statement.name)
      // Modules that a script declares are entry points.
      if (isScript) return isNamed ? [] : added('global', [statement], true)
      if (!compiler.isModuleDeclaration(statement) || !statement.body || !compiler.isModuleBlock(statement.body))
        return []
      const isGlobal = (statement.flags & compiler.NodeFlags.GlobalAugmentation) !== 0
      if (!isGlobal && !isNamed) return []
      // An augmentation of the package's own module is a declaration like any other.
      if (!isGlobal && isOwnModule(statement.name)) return []
      const found = added(isGlobal ? 'global' : statement.name.text, statement.body.statements, isGlobal)
      return found.length === 0 ? found : [withComment(found[0]!, docComment(statement)), ...found.slice(1)]
    })
  })

  /** @param prefix - Names of the namespaces around the statements: `NodeJS.`. */
  function added(
    module: string,
    statements: readonly ts.Node[],
    isGlobal: boolean,
    prefix: string = '',
  ): AugmentationFacts[] {
    return statements.flatMap((inner) => {
      const nodes = compiler.isVariableStatement(inner) ? inner.declarationList.declarations : [inner]
      return nodes.flatMap((node) => {
        const name = compiler.getNameOfDeclaration(node as ts.Declaration)
        if (name === undefined || !compiler.isIdentifier(name) || isShown(node)) return []
        const symbol = checker.getSymbolAtLocation(name)
        const found = symbol === undefined ? undefined : references.of(symbol, 'type')
        // Without the installed module the symbol's only declaration is the augmentation itself.
        const target =
          isGlobal || found?.startsWith(`${own}!`) !== true ? found : `${packageOf(module)}!${name.text}:type`
        const declared = declarations.read([node as ts.Declaration], name.text).map((declaration) => ({
          module,
          name: `${prefix}${name.text}`,
          ...(target === undefined ? {} : { target }),
          declaration,
        }))
        const inside = added(module, statementsIn(node), isGlobal, `${prefix}${name.text}.`)
        return inside.length === 0
          ? declared
          : [...declared.filter((one) => one.declaration.comment !== undefined), ...inside]
      })
    })
  }

  function isOwnModule(specifier: ts.ModuleName): boolean {
    const file = moduleFile(checker, specifier)
    return file === undefined ? /^\.{1,2}\//u.test(specifier.text) : folder.owns(file.fileName)
  }
}

/** An augmentation with the comment above the block around it before its own. */
function withComment(one: AugmentationFacts, comment: string | undefined): AugmentationFacts {
  if (comment === undefined) return one
  const { item, comment: own, ...rest } = one.declaration
  const joined = { comment: joinComments(comment, own)! }
  return {
    ...one,
    declaration: { ...rest, ...joined, ...(item === undefined ? {} : { item: { ...item, ...joined } }) },
  }
}

/** Statements in a namespace, or the next namespace of a dotted name. */
function statementsIn(node: ts.Node): readonly ts.Node[] {
  const body = compiler.isModuleDeclaration(node) ? node.body : undefined
  if (body === undefined) return []
  return compiler.isModuleBlock(body) ? body.statements : [body]
}
