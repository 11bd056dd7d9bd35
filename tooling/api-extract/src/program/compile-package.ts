import { posix } from 'node:path'
import type ts from 'typescript'
import { buildConfigFile } from './compiler-options.ts'
import type { Diagnostic } from '../facts.ts'
import { portableText } from '../package/portable-text.ts'
import { sourceFiles } from '../package/source-files.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler, compilerMessage } from '../typescript.ts'
import type { WarmState } from './source-file-cache.ts'

/** Limit of reported errors: more than anybody reads at once. */
const mostDiagnostics = 20

/**
 * Compiles a package as `tsc -p tsconfig.build.json` (or `tsconfig.json`) does: JavaScript, declarations and maps.
 *
 * Under `isolatedDeclarations` the output of a file depends on that file alone, so only changed files are emitted and
 * types are not checked. Otherwise everything is checked and emitted. A file on disk with the same text is not written
 * again, and nothing is written outside the documented root, without an output folder or under `noEmit`.
 *
 * @returns Compiler errors. Output is written despite them, unless the configuration has `noEmitOnError`.
 */
export function compilePackage(
  packageDir: string,
  warm: WarmState,
  sources: SourceFiles = sourceFiles(packageDir),
): Diagnostic[] {
  const { sys } = sources
  const configFile = buildConfigFile(packageDir, sources)
  if (configFile === undefined) return [noConfig()]
  const parsed = compiler.getParsedCommandLineOfConfigFile(configFile, undefined, {
    ...sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  if (parsed === undefined) return [noConfig()]
  // Where a bundler builds: files would be written among the sources, or over the bundled declarations.
  const { outDir, declarationDir, noEmit } = parsed.options
  if (noEmit === true || (outDir === undefined && declarationDir === undefined)) return []
  const isolated = parsed.options.isolatedDeclarations === true
  const options = { ...parsed.options, incremental: false, composite: false, noCheck: isolated }
  delete options.tsBuildInfoFile
  const settings = compiler.createDocumentRegistry().getKeyForCompilationSettings(options)
  const outside = new Set<string>()
  const host: ts.CompilerHost = {
    ...compiler.createCompilerHost(options, true),
    ...sys,
    useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
    getCurrentDirectory: () => packageDir,
    getSourceFile: (name, how) =>
      warm.cache.get(name, typeof how === 'object' ? how : { languageVersion: how }, settings, sources),
    writeFile(name, text) {
      if (!sources.canWrite(name)) outside.add(name)
      else if (sys.readFile(name) !== text) sys.writeFile(name, text)
    },
  }
  const { program: oldProgram } = warm
  const program = compiler.createProgram({
    rootNames: parsed.fileNames,
    options,
    host,
    ...(oldProgram ? { oldProgram } : {}),
  })
  warm.program = program

  const own = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file))
  const changed = own.filter((file) => oldProgram?.getSourceFile(file.fileName) !== file)
  const written = isolated ? changed : own
  const errors = written.flatMap((file) => [...program.emit(file).diagnostics, ...errorsOf(program, file)])
  const all = [...parsed.errors, ...errors].map((error) => compileError(error, packageDir, sources.root.dir))
  return [...(outside.size > 0 ? [notWritten(outside.size)] : []), ...all].slice(0, mostDiagnostics)
}

function errorsOf(program: ts.Program, file: ts.SourceFile): ts.Diagnostic[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
}

function compileError({ file, start, code, messageText }: ts.Diagnostic, packageDir: string, root: string): Diagnostic {
  const text = compilerMessage(messageText)
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: file ? posix.relative(packageDir, file.fileName) : 'tsconfig.json',
    ...(file && start !== undefined ? { line: file.getLineAndCharacterOfPosition(start).line + 1 } : {}),
    found: `TS${code}: ${portableText(text, packageDir, root)}`,
    expected: 'sources without compiler errors',
    nextStep: 'Correct the source. Declarations were written where possible.',
  }
}

function notWritten(files: number): Diagnostic {
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: 'tsconfig.json',
    found: `an output folder outside the documented folder, for ${files} ${files === 1 ? 'file' : 'files'}`,
    expected: 'output within the documented folder',
    nextStep: 'Correct "outDir" and "declarationDir", or give a --root that contains them. Nothing was written there.',
  }
}

function noConfig(): Diagnostic {
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: 'tsconfig.json',
    found: 'neither a tsconfig.build.json nor a tsconfig.json that can be read',
    expected: 'a configuration that builds the package',
    nextStep: 'Add one, or build the package yourself and extract it without compiling.',
  }
}
