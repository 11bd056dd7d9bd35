import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Extractor } from '@microsoft/api-extractor'
import type { CompilerState, ExtractorMessage, IExtractorInvokeOptions } from '@microsoft/api-extractor'
import { isFullDisk } from '@signpost/files'
import type ts from 'typescript'
import type { Diagnostic } from '../facts.ts'
import { errorMessage } from '../package/portable-text.ts'
import { prepareRun, runFiles } from './extractor-config.ts'
import type { PackageConfig, RunInput } from './extractor-config.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'
import { withGuardedReads } from './guarded-reads.ts'
import { observeProgram } from './observe-program.ts'
import { tolerateDeclarationMaps } from './source-mapper.ts'

/** Result of one run of API Extractor. */
export interface RunResult {
  /** The doc model as JSON text; absent when API Extractor threw. */
  docModel?: string
  /** The API report; absent when API Extractor threw. */
  report?: string
  /** Message of the exception, without absolute paths. */
  crash?: string
  /** Node that was being analysed when it threw; absent when it threw outside declarations. */
  crashedAt?: ts.Node
  /** Messages that the package's configuration makes errors, or warnings that the report does not contain. */
  diagnostics: Diagnostic[]
}

/**
 * Runs API Extractor on one entry point of a program and returns the files that it wrote to its temporary folder.
 * Prints nothing: an exception is `crash`, messages are diagnostics.
 *
 * @throws Error of the file system when the disk is full.
 */
export function runApiExtractor(config: PackageConfig, run: RunInput, program: ts.Program): RunResult {
  const { folder, tempDir } = run
  const messages: ExtractorMessage[] = []
  const observed = observeProgram(program)
  const { stackTraceLimit } = Error
  try {
    tolerateDeclarationMaps(program)
    Error.stackTraceLimit = deepestStack
    // `CompilerState.create` would make another program from paths; API Extractor reads nothing but `program` of it.
    const compilerState = { program: observed.program } as CompilerState
    const options: IExtractorInvokeOptions = {
      compilerState,
      localBuild: true,
      messageCallback(message) {
        messages.push(message)
        message.handled = true
      },
    }
    withGuardedReads(folder.sources, tempDir, () => Extractor.invoke(prepareRun(config, run), options))
    return {
      docModel: readFileSync(join(tempDir, runFiles.docModel), 'utf8'),
      report: withoutPaths(readFileSync(join(tempDir, runFiles.report), 'utf8'), folder),
      diagnostics: withoutOurs(messages, program, run.types).flatMap((message) => diagnosticOf(message, run)),
    }
  } catch (error) {
    // Every other entry point would fail as well.
    if (isFullDisk(error)) throw error
    const crash = folder.portable(errorMessage(error))
    const crashedAt = isAnalysing(error) ? observed.last() : undefined
    return { crash, ...(crashedAt ? { crashedAt } : {}), diagnostics: [] }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Report whose messages have no folders of this machine, as those about files of other packages have. */
function withoutPaths(report: string, folder: PackageFolder): string {
  return report.replace(/^\/\/ (?<file>\/.*?)(?=:\d+:\d+ - )/gmu, (_, file: string) => `// ${folder.portable(file)}`)
}

/** Frames; declarations nest only a few deep, but a reference may lead through a long chain of modules. */
const deepestStack = 200

/** Whether API Extractor threw while it walked a declaration; otherwise the last node has nothing to do with it. */
function isAnalysing(error: unknown): boolean {
  return error instanceof Error && /analyzeChildTree/.test(error.stack ?? '')
}

/**
 * Leaves out missing release tags of unexported types, which are checked only because doc models and reports have these types:
 * nobody can import them, so that they need no tag.
 */
function withoutOurs(
  messages: readonly ExtractorMessage[],
  program: ts.Program,
  types: string,
): readonly ExtractorMessage[] {
  const isTag = ({ messageId }: ExtractorMessage): boolean => messageId === 'ae-missing-release-tag'
  if (!messages.some(isTag)) return messages
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(types)
  const symbol = entry && checker.getSymbolAtLocation(entry)
  const exported = new Set<string | undefined>()
  for (const one of symbol ? checker.getExportsOfModule(symbol) : []) {
    exported.add(one.name)
    // API Extractor names the declaration.
    if ((one.flags & compiler.SymbolFlags.Alias) !== 0) exported.add(checker.getAliasedSymbol(one).name)
  }
  return messages.filter((message) => !isTag(message) || exported.has(/^"([^"]+)"/.exec(message.text)?.[1]))
}

function diagnosticOf(message: ExtractorMessage, { folder, key, types }: RunInput): Diagnostic[] {
  const { logLevel, category, messageId, sourceFilePath, sourceFileLine, text } = message
  // Console messages are about the temporary folder.
  if (category === 'console' || (logLevel !== 'error' && logLevel !== 'warning')) return []
  // Sources may be among declarations: those of other packages that are not built, and those that a package publishes.
  if (messageId === 'ae-wrong-input-file-type') return []
  if (sourceFilePath !== undefined && !folder.owns(sourceFilePath) && !/\.d\.[cm]?ts$/.test(sourceFilePath)) return []
  return [
    {
      code: 'AX-MESSAGE',
      severity: logLevel,
      entryPoint: key,
      file: folder.portable(sourceFilePath ?? types),
      ...(sourceFileLine === undefined ? {} : { line: sourceFileLine }),
      found: `${messageId}: ${folder.portable(text)}`,
      expected: "no message that the package's api-extractor.json makes an error or a warning",
      nextStep: `See https://api-extractor.com/pages/messages/${messageId}/ and correct the declaration.`,
    },
  ]
}
