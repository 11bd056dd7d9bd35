import type ts from 'typescript'
import type { PackageFolder } from '../../package/package-folder.ts'
import { compiler } from '../../typescript.ts'

/** Names of modules in the text of types, where the compiler writes `typeof import("/home/me/repo/src/verbs")`. */
export interface ModuleTexts {
  /**
   * Name of a module in a file: `verbs` of `import * as verbs from './verbs'`.
   *
   * @param written - The module as the compiler writes it: a specifier, or a path without extension.
   * @returns Nothing when the file does not import the module as a whole.
   */
  alias(written: string, at: ts.SourceFile): string | undefined
  /** A specifier without folders of this machine: `./src/verbs` for an own file, `ext-lib` for another package. */
  specifier(written: string): string
}

/** Creates a reader of modules' names; the imports of a file are read once. */
export function createModuleTexts(checker: ts.TypeChecker, folder: PackageFolder): ModuleTexts {
  const files = new Map<ts.SourceFile, Map<string, string>>()
  return {
    alias(written, at) {
      let names = files.get(at)
      if (names === undefined) files.set(at, (names = aliasesIn(at)))
      return names.get(written)
    },
    specifier(written) {
      if (!isAbsolute(written)) return written
      if (folder.owns(written)) return `./${folder.relative(written)}`
      const { package: owner, file } = folder.owner(written)
      return owner === '' ? file : owner
    },
  }

  /** Names of whole modules by specifier and by path. */
  function aliasesIn(file: ts.SourceFile): Map<string, string> {
    const names = new Map<string, string>()
    for (const statement of file.statements) {
      for (const { name, specifier } of wholeModules(statement)) {
        const module = checker.getSymbolAtLocation(specifier)
        const path = module?.declarations?.find(compiler.isSourceFile)?.fileName
        for (const one of [specifier.text, ...(path === undefined ? [] : [withoutExtension(path)])]) {
          if (!names.has(one)) names.set(one, name)
        }
      }
    }
    return names
  }
}

/** `import * as verbs from './verbs'`, `export * as verbs from './verbs'` and `import verbs = require('./verbs')`. */
function wholeModules(statement: ts.Statement): { name: string; specifier: ts.StringLiteral }[] {
  if (compiler.isImportEqualsDeclaration(statement)) {
    const { moduleReference, name } = statement
    const isModule =
      compiler.isExternalModuleReference(moduleReference) && compiler.isStringLiteral(moduleReference.expression)
    return isModule ? [{ name: name.text, specifier: moduleReference.expression as ts.StringLiteral }] : []
  }
  const named = compiler.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : compiler.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined
  const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration
  if (named === undefined || moduleSpecifier === undefined || !compiler.isStringLiteral(moduleSpecifier)) return []
  return compiler.isNamespaceImport(named) || compiler.isNamespaceExport(named)
    ? [{ name: named.name.text, specifier: moduleSpecifier }]
    : []
}

function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[a-z]:[/\\])/iu.test(path)
}

function withoutExtension(file: string): string {
  return file.replace(/(?:\.d(?:\.[a-z]+)?)?\.[cm]?[jt]sx?$/u, '')
}
