import { posix } from 'node:path'
import ts from '#typescript'
import type { Definition, Definitions } from './definitions.ts'
import type { SourceTarget } from './reader/index.ts'

/** Link of an identifier: its place in the text of its file, in UTF-16 units. */
export interface IdentifierLink {
  start: number
  end: number
  target: SourceTarget
}

/** Inputs of {@link linkIdentifiers}. */
export interface LinkOptions {
  /** Texts of the files to link, by path from the root of the repository. */
  texts: ReadonlyMap<string, string>
  /** Text of another file of the package, such as one that only re-exports; undefined for one that may not be shown. */
  readText: (path: string) => string | undefined
  definitions: Definitions
  /** Symbol that a module of another package exports. */
  exported: (specifier: string, name: string) => SourceTarget | undefined
}

const options: ts.CompilerOptions = {
  allowJs: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noLib: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
}

/** Root of the files in the program, where no file of a disk can be. */
const root = '/~source~'

/**
 * Links the identifiers that stand for documented symbols: by scope, imports, re-exports and types. The compiler sees only the files
 * that may be shown: no configuration, no library and no file of the disk.
 *
 * @returns Links by file, in the order of the text.
 */
export function linkIdentifiers(input: LinkOptions): Map<string, IdentifierLink[]> {
  const program = ts.createProgram({
    rootNames: [...input.texts.keys()].map((path) => `${root}/${path}`),
    options,
    host: hostOf(input),
  })
  const checker = program.getTypeChecker()
  return new Map(
    [...input.texts.keys()].map((path) => {
      const file = program.getSourceFile(`${root}/${path}`)
      return [path, file === undefined ? [] : linksIn(file, checker, input)]
    }),
  )
}

function linksIn(file: ts.SourceFile, checker: ts.TypeChecker, input: LinkOptions): IdentifierLink[] {
  const links: IdentifierLink[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const target = targetOf(node, checker, input)
      if (target !== undefined) links.push({ start: node.getStart(file), end: node.getEnd(), target })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return links
}

function targetOf(node: ts.MemberName, checker: ts.TypeChecker, input: LinkOptions): SourceTarget | undefined {
  let symbol: ts.Symbol | undefined
  try {
    symbol = checker.getSymbolAtLocation(nameInFile(node))
  } catch {
    // Code that the compiler cannot follow has no link.
    return undefined
  }
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) {
    return symbol?.declarations === undefined
      ? memberOfModule(node, checker, input)
      : definedBy(symbol, input.definitions)
  }
  const aliased = checker.getAliasedSymbol(symbol)
  return definedBy(aliased, input.definitions) ?? importedBy(symbol, checker, input)
}

/** Local name of an import under another one: the compiler knows nothing of the name in a module that it cannot see. */
function nameInFile(node: ts.MemberName): ts.Node {
  const { parent } = node
  return ts.isImportSpecifier(parent) && parent.propertyName === node ? parent.name : node
}

/** Documentation of `name` in `kit.name`, when `kit` is all of another package. */
function memberOfModule(node: ts.MemberName, checker: ts.TypeChecker, input: LinkOptions): SourceTarget | undefined {
  const { parent } = node
  const owner =
    ts.isPropertyAccessExpression(parent) && parent.name === node
      ? parent.expression
      : ts.isQualifiedName(parent) && parent.right === node
        ? parent.left
        : undefined
  const module = owner && checker.getSymbolAtLocation(owner)?.declarations?.find(ts.isNamespaceImport)
  const specifier = module && moduleOf(module)
  return specifier === undefined || specifier.startsWith('.') ? undefined : input.exported(specifier, node.text)
}

/** Documentation of a symbol, by the place of one of its declarations. */
function definedBy(symbol: ts.Symbol, definitions: Definitions): SourceTarget | undefined {
  for (const declaration of symbol.declarations ?? []) {
    // All of a module, which `import * as` names: what its first line declares is something else.
    if (ts.isSourceFile(declaration)) continue
    const file = declaration.getSourceFile()
    const known = definitions.get(file.fileName.slice(root.length + 1))
    const found = known && documented(declaration, file, known)
    if (found !== undefined) return found.target
  }
  return undefined
}

function documented(
  declaration: ts.Declaration,
  file: ts.SourceFile,
  known: readonly Definition[],
): Definition | undefined {
  const name = ts.getNameOfDeclaration(declaration)
  const isMember = ts.isClassElement(declaration) || ts.isTypeElement(declaration) || ts.isEnumMember(declaration)
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1
  const first = lineAt(statementOf(declaration).getStart(file))
  const last = lineAt((name ?? declaration).getStart(file))
  const here = known.filter((one) => one.line >= first && one.line <= last && one.isMember === isMember)
  const text = name === undefined ? '' : name.getText(file)
  const named = here.find((one) => one.name === text)
  if (named !== undefined) return named
  // The exported name may differ from the declared one.
  const isTop = ts.isSourceFile(statementOf(declaration).parent)
  return !isMember && isTop && here.length === 1 ? here[0] : undefined
}

/** Statement of a variable, whose line may be that of `export const`; the declaration itself otherwise. */
function statementOf(declaration: ts.Declaration): ts.Node {
  if (!ts.isVariableDeclaration(declaration)) return declaration
  const statement = declaration.parent.parent
  return ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1
    ? statement
    : declaration
}

/** Documentation of an import from another package, or of a member of an imported namespace. */
function importedBy(symbol: ts.Symbol, checker: ts.TypeChecker, input: LinkOptions): SourceTarget | undefined {
  for (const declaration of symbol.declarations ?? []) {
    const specifier = moduleOf(declaration)
    if (specifier === undefined || specifier.startsWith('.')) {
      // An import of a file of the package that passes it on from another package.
      const next = nextAlias(symbol, checker)
      if (next !== undefined) return importedBy(next, checker, input)
      continue
    }
    const name = ts.isImportClause(declaration)
      ? 'default'
      : ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration)
        ? (declaration.propertyName ?? declaration.name).text
        : undefined
    if (name !== undefined) return input.exported(specifier, name)
  }
  return undefined
}

function nextAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const next = checker.getImmediateAliasedSymbol(symbol)
  return next !== undefined && next !== symbol && (next.flags & ts.SymbolFlags.Alias) !== 0 ? next : undefined
}

function moduleOf(declaration: ts.Declaration): string | undefined {
  for (let node: ts.Node = declaration; node !== undefined; node = node.parent) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined
    }
    if (ts.isStatement(node)) return undefined
  }
  return undefined
}

/** Host whose only files are those of the package that may be shown. */
function hostOf({ texts, readText }: LinkOptions): ts.CompilerHost {
  const files = new Map<string, ts.SourceFile | undefined>()
  const textOf = (fileName: string): string | undefined => {
    if (!fileName.startsWith(`${root}/`)) return undefined
    const path = fileName.slice(root.length + 1)
    return texts.get(path) ?? readText(path)
  }
  const parsed = (fileName: string): ts.SourceFile | undefined => {
    if (!files.has(fileName)) {
      const text = textOf(fileName)
      files.set(
        fileName,
        text === undefined ? undefined : ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext, true),
      )
    }
    return files.get(fileName)
  }
  return {
    getSourceFile: parsed,
    getDefaultLibFileName: () => `${root}/lib.d.ts`,
    writeFile: () => undefined,
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => parsed(name) !== undefined,
    readFile: textOf,
    directoryExists: () => true,
    getDirectories: () => [],
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const resolvedFileName = text.startsWith('.')
          ? candidates(posix.join(posix.dirname(containing), text)).find((name) => parsed(name) !== undefined)
          : undefined
        return {
          resolvedModule:
            resolvedFileName === undefined
              ? undefined
              : { resolvedFileName, extension: extensionOf(resolvedFileName), isExternalLibraryImport: false },
        }
      }),
    resolveTypeReferenceDirectiveReferences: (references) =>
      references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
  }
}

const extensions = ['.ts', '.tsx', '.d.ts', '.mts', '.cts', '.d.mts', '.d.cts', '.js', '.jsx', '.mjs', '.cjs']

/** Files that a relative import may mean, the likeliest first. */
function candidates(path: string): string[] {
  const written = /^(.*)\.([cm]?)jsx?$/.exec(path)
  const sources = written
    ? ['ts', 'tsx', 'd.ts'].map((end) => `${written[1]}.${end.replace('ts', `${written[2]}ts`)}`)
    : []
  const code = extensions.some((end) => path.endsWith(end)) ? [path] : []
  return [
    ...sources,
    ...code,
    ...extensions.map((end) => path + end),
    ...extensions.map((end) => `${path}/index${end}`),
  ]
}

function extensionOf(file: string): ts.Extension {
  return (extensions.filter((end) => file.endsWith(end)).sort((a, b) => b.length - a.length)[0] ??
    '.ts') as ts.Extension
}
