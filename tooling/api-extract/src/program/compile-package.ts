import { posix } from 'node:path'
import type ts from 'typescript'
import { buildConfigFile } from './compiler-options.ts'
import type { Diagnostic } from '../facts.ts'
import { portableText } from '../package/portable-text.ts'
import { sourceFiles } from '../package/source-files.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'
import type { WarmState } from './source-file-cache.ts'

/** Far more than a person reads at once. */
const mostDiagnostics = 20

/**
 * Compiles a package as `tsc -p tsconfig.build.json` (or `tsconfig.json`) does: JavaScript, declarations and maps.
 *
 * Under `isolatedDeclarations` a file's output depends on that file alone: only files that changed are written, and types
 * are not checked. Otherwise everything is checked and written. Files on disk that are right already are left alone,
 * and nothing is written outside the documented root.
 *
 * @returns Errors of the compiler. Output is written all the same, unless the configuration forbids it.
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
  const isolated = parsed.options.isolatedDeclarations === true
  const options = { ...parsed.options, incremental: false, composite: false, noEmit: false, noCheck: isolated }
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
  const text = compiler.flattenDiagnosticMessageText(messageText, ' ')
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: file ? posix.relative(packageDir, file.fileName) : 'tsconfig.json',
    ...(file && start !== undefined ? { line: file.getLineAndCharacterOfPosition(start).line + 1 } : {}),
    found: `TS${code}: ${portableText(text, packageDir, root)}`,
    expected: 'sources without compiler errors',
    nextStep: 'Correct the source. The declarations were written as far as they could be.',
  }
}

function notWritten(files: number): Diagnostic {
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: 'tsconfig.json',
    found: `an output folder outside the documented folder, for ${files} ${files === 1 ? 'file' : 'files'}`,
    expected: 'output within the documented folder',
    nextStep: 'Correct "outDir" and "declarationDir", or give a --root that holds them. Nothing was written there.',
  }
}

function noConfig(): Diagnostic {
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: 'tsconfig.json',
    found: 'neither a tsconfig.build.json nor a tsconfig.json that can be read',
    expected: 'a configuration that builds the package',
    nextStep: 'Add one, or build the package by its own means and extract without compiling.',
  }
}
