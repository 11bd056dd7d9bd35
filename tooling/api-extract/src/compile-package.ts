import type ts from 'typescript'
import { buildConfigFile } from './compiler-options.ts'
import type { Diagnostic } from './facts.ts'
import { packageFolder } from './package-folder.ts'
import { portableText } from './portable-text.ts'
import { compiler } from './typescript.ts'
import type { WarmState } from './warm-state.ts'

/** Far more than a person reads at once. */
const mostDiagnostics = 20

/**
 * Compiles a package as `tsc -p tsconfig.build.json` (or `tsconfig.json`) does: JavaScript, declarations and maps.
 *
 * Under `isolatedDeclarations` a file's output depends on that file alone: only files that changed are written, and types
 * are not checked. Otherwise everything is checked and written. Files on disk that are right already are left alone.
 *
 * @returns Errors of the compiler. Output is written all the same, unless the configuration forbids it.
 */
export function compilePackage(packageDir: string, warm: WarmState): Diagnostic[] {
  const { sys } = compiler
  const configFile = buildConfigFile(packageDir)
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
  const host: ts.CompilerHost = {
    ...compiler.createCompilerHost(options, true),
    getCurrentDirectory: () => packageDir,
    getSourceFile: (name, how) =>
      warm.cache.get(name, typeof how === 'object' ? how : { languageVersion: how }, settings),
    writeFile(name, text) {
      if (sys.readFile(name) !== text) sys.writeFile(name, text)
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
  return [...parsed.errors, ...errors]
    .slice(0, mostDiagnostics)
    .map((error) => compileError(error, packageDir))
}

function errorsOf(program: ts.Program, file: ts.SourceFile): ts.Diagnostic[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
}

function compileError({ file, start, code, messageText }: ts.Diagnostic, packageDir: string): Diagnostic {
  const text = compiler.flattenDiagnosticMessageText(messageText, ' ')
  return {
    code: 'AX-COMPILE',
    severity: 'error',
    file: file ? packageFolder(packageDir).relative(file.fileName) : 'tsconfig.json',
    ...(file && start !== undefined ? { line: file.getLineAndCharacterOfPosition(start).line + 1 } : {}),
    found: `TS${code}: ${portableText(text, packageDir)}`,
    expected: 'sources without compiler errors',
    nextStep: 'Correct the source. The declarations were written as far as they could be.',
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
