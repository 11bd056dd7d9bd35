import type ts from 'typescript'
import type { PackageFolder } from './package-folder.ts'
import { compiler } from './typescript.ts'
import { unresolvedNames } from './unresolved-names.ts'

/** Declarations with what API Extractor cannot take covered up. Every position in them is as it was. */
export interface ScreenedDeclarations {
  /** Text by absolute file name, of the files that differ. */
  overlay: Map<string, string>
  /** Text that was replaced, by the string literal that stands for it and has to be put back into what comes out. */
  placeholders: Map<string, string>
  /** Statements that are missing from the doc model, as written. */
  omitted: { file: string; line: number; text: string }[]
}

/**
 * Covers up, in a package's own files, the constructs on which API Extractor 7.60 throws, so that a second attempt may
 * give a doc model of everything else.
 *
 * A `var` becomes the `let` that means the same in a declaration. A type that it cannot follow (`typeof import('./x')`, a
 * global without types) becomes a string literal of the same length, which `restore` turns back into the text. A
 * statement that it cannot take at all (`export * as ns from 'elsewhere'`) becomes blanks.
 *
 * @see {@link https://github.com/microsoft/rushstack/issues/5507 | exported `var`}
 */
export function screenDeclarations(program: ts.Program, folder: PackageFolder): ScreenedDeclarations {
  const checker = program.getTypeChecker()
  const screened: ScreenedDeclarations = { overlay: new Map(), placeholders: new Map(), omitted: [] }
  for (const sourceFile of program.getSourceFiles()) {
    if (!folder.owns(sourceFile.fileName)) continue
    const text = screenFile(sourceFile)
    if (text !== sourceFile.text) screened.overlay.set(sourceFile.fileName, text)
  }
  return screened

  function screenFile(sourceFile: ts.SourceFile): string {
    const changes: { from: number; to: number; text: string }[] = []
    const unresolved = new Set(unresolvedNames(checker, sourceFile).map(({ node }) => node))
    const visit = (node: ts.Node): void => {
      const [from, to] = [node.getStart(sourceFile), node.getEnd()]
      const original = sourceFile.text.slice(from, to)
      if (cannotBeTaken(node, unresolved)) {
        const line = sourceFile.getLineAndCharacterOfPosition(from).line + 1
        screened.omitted.push({ file: folder.relative(sourceFile.fileName), line, text: original })
        changes.push({ from, to, text: original.replace(/[^\r\n]/g, ' ') })
      } else if (isModuleType(node) || unresolved.has(node)) {
        const text = placeholder(original)
        if (text !== undefined) changes.push({ from, to, text })
      } else {
        if (compiler.isVariableStatement(node) && original.includes('var')) {
          const at = node.declarationList.getStart(sourceFile)
          if (sourceFile.text.startsWith('var', at)) changes.push({ from: at, to: at + 3, text: 'let' })
        }
        compiler.forEachChild(node, visit)
      }
    }
    compiler.forEachChild(sourceFile, visit)
    let { text } = sourceFile
    for (const change of changes) text = text.slice(0, change.from) + change.text + text.slice(change.to)
    return text
  }

  function cannotBeTaken(node: ts.Node, unresolved: ReadonlySet<ts.Node>): boolean {
    if (compiler.isExportDeclaration(node)) {
      if (unresolved.has(node)) return true
      const module = node.moduleSpecifier && checker.getSymbolAtLocation(node.moduleSpecifier)
      if (!module) return false
      const file = module.declarations?.find(compiler.isSourceFile)
      if (file?.fileName.endsWith('.json') || module.exports?.has(compiler.InternalSymbolName.ExportEquals)) return true
      if (!node.exportClause || !compiler.isNamespaceExport(node.exportClause)) return false
      return !file || !folder.owns(file.fileName) || file === node.getSourceFile()
    }
    if (compiler.isImportEqualsDeclaration(node)) {
      return compiler.isSourceFile(node.parent) && !compiler.isExternalModuleReference(node.moduleReference)
    }
    return (
      compiler.isVariableStatement(node) &&
      node.declarationList.declarations.some(({ name }) => !compiler.isIdentifier(name))
    )
  }

  /** Absent when the text is too short to hide a number in, or goes over several lines. */
  function placeholder(original: string): string | undefined {
    const number = screened.placeholders.size.toString(36)
    if (original.includes('\n') || original.length < number.length + 3) return undefined
    const text = `"${`§${number}`.padEnd(original.length - 2, '§')}"`
    screened.placeholders.set(text, original)
    return text
  }
}

/** Puts the original text back where a placeholder stands, in a doc model (JSON) or a report (plain text). */
export function restore(text: string, { placeholders }: ScreenedDeclarations, format: 'json' | 'text'): string {
  const encode = (part: string): string => (format === 'json' ? JSON.stringify(part).slice(1, -1) : part)
  let restored = text
  for (const [stand, original] of placeholders) restored = restored.replaceAll(encode(stand), () => encode(original))
  return restored
}

function isModuleType(node: ts.Node): boolean {
  return compiler.isImportTypeNode(node) && node.isTypeOf
}
