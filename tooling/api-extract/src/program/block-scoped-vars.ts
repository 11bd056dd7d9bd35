import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/**
 * Makes the exported `var`s of a declaration file what `let` would make them, before the file is bound; its text stays
 * as it is.
 *
 * API Extractor throws on every exported `var` that it comes to. In a declaration file the two words mean the same, but
 * that a name may be declared twice with `var`: such names are left alone.
 *
 * @param sourceFile - Just parsed, and changed in place.
 * @see {@link https://github.com/microsoft/rushstack/issues/5507 | exported `var`}
 */
export function blockScopeVars(sourceFile: ts.SourceFile): void {
  // The `var`s of a script are properties of the global object, and API Extractor reads none.
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
