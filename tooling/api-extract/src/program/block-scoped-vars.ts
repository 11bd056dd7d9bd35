import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/**
 * Marks exported `var`s of a declaration file as `let`, before the file is bound. The text does not change.
 *
 * API Extractor throws on every exported `var`. In a declaration file `var` and `let` mean the same, except that only a
 * `var` may be declared twice: such names stay `var`.
 *
 * @param sourceFile - Parsed and not yet bound; changed in place.
 * @see {@link https://github.com/microsoft/rushstack/issues/5507 | exported `var`}
 */
export function blockScopeVars(sourceFile: ts.SourceFile): void {
  // The `var`s of a script are properties of the global object, which API Extractor does not read.
  if (sourceFile.isDeclarationFile && compiler.isExternalModule(sourceFile)) blockScope(sourceFile.statements)
}

function blockScope(statements: readonly ts.Statement[]): void {
  const lists = statements.flatMap((statement) =>
    compiler.isVariableStatement(statement) ? [statement.declarationList] : [],
  )
  const vars = lists.filter(({ flags }) => (flags & compiler.NodeFlags.BlockScoped) === 0)
  if (vars.length > 0) {
    const repeated = repeatedNames(lists)
    for (const list of vars) {
      if (list.declarations.every(({ name }) => compiler.isIdentifier(name) && !repeated.has(name.text)))
        markAsLet(list)
    }
  }
  for (const statement of statements) {
    if (compiler.isModuleDeclaration(statement) && compiler.isIdentifier(statement.name)) blockScopeNamespace(statement)
  }
}

function blockScopeNamespace({ body, flags }: ts.ModuleDeclaration): void {
  if (!body || (flags & compiler.NodeFlags.GlobalAugmentation) !== 0) return
  if (compiler.isModuleBlock(body)) blockScope(body.statements)
  else if (compiler.isModuleDeclaration(body)) blockScopeNamespace(body)
}

function repeatedNames(lists: readonly ts.VariableDeclarationList[]): Set<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const { name } of lists.flatMap(({ declarations }) => [...declarations])) {
    if (!compiler.isIdentifier(name)) continue
    if (seen.has(name.text)) repeated.add(name.text)
    seen.add(name.text)
  }
  return repeated
}

function markAsLet(list: ts.VariableDeclarationList): void {
  const marked: { flags: ts.NodeFlags } = list
  marked.flags |= compiler.NodeFlags.Let
}
