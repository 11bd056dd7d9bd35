import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Extractor } from '@microsoft/api-extractor'
import type { CompilerState, ExtractorMessage, IExtractorInvokeOptions } from '@microsoft/api-extractor'
import type ts from 'typescript'
import type { Diagnostic } from '../facts.ts'
import { prepareRun, runFiles } from './extractor-config.ts'
import type { PackageConfig, RunInput } from './extractor-config.ts'
import { withGuardedReads } from './guarded-reads.ts'
import { observeProgram } from './observe-program.ts'
import { portableText } from '../package/portable-text.ts'
import { tolerateDeclarationMaps } from './source-mapper.ts'

/** What one run of API Extractor made. */
export interface RunResult {
  /** The doc model as JSON text; absent when API Extractor threw. */
  docModel?: string
  /** The API report; absent when API Extractor threw. */
  report?: string
  /** What it threw, without absolute paths. */
  crash?: string
  /** Where it was when it threw; absent when that cannot be told. */
  crashedAt?: ts.Node
  /** Messages that its configuration counts as errors, or as warnings that the report does not show. */
  diagnostics: Diagnostic[]
}

/**
 * Runs API Extractor on one entry point of a program and takes what it made out of its temporary folder.
 * Never throws and prints nothing: an exception of API Extractor is `crash`, its messages are diagnostics.
 */
export function runApiExtractor(
  config: PackageConfig,
  run: RunInput & { key: string },
  program: ts.Program,
): RunResult {
  const messages: ExtractorMessage[] = []
  const observed = observeProgram(program)
  const { stackTraceLimit } = Error
  try {
    tolerateDeclarationMaps()
    Error.stackTraceLimit = deepestStack
    // Its own `CompilerState.create` makes a program from paths; ours exists already and is what `program` is read for.
    const compilerState = { program: observed.program } as CompilerState
    const options: IExtractorInvokeOptions = {
      compilerState,
      localBuild: true,
      messageCallback(message) {
        messages.push(message)
        message.handled = true
      },
    }
    withGuardedReads(run.sources, run.tempDir, () => Extractor.invoke(prepareRun(config, run), options))
    return {
      docModel: readFileSync(join(run.tempDir, runFiles.docModel), 'utf8'),
      report: readFileSync(join(run.tempDir, runFiles.report), 'utf8'),
      diagnostics: messages.flatMap((message) => diagnosticOf(message, run)),
    }
  } catch (error) {
    const crash = portableText(
      error instanceof Error ? error.message : String(error),
      run.packageDir,
      run.sources.root.dir,
    )
    const crashedAt = isAnalysing(error) ? observed.last() : undefined
    return { crash, ...(crashedAt ? { crashedAt } : {}), diagnostics: [] }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Declarations are nested a few deep, and a reference may lead through a long chain of modules. */
const deepestStack = 200

/** Whether it threw while it went through a declaration node by node; elsewhere the last node says nothing. */
function isAnalysing(error: unknown): boolean {
  return error instanceof Error && /analyzeChildTree/.test(error.stack ?? '')
}

function diagnosticOf(
  message: ExtractorMessage,
  { packageDir, sources, key, types }: RunInput & { key: string },
): Diagnostic[] {
  const { logLevel, category, messageId, sourceFilePath, sourceFileLine } = message
  // What it says about its own files and progress concerns the temporary folder.
  if (category === 'console' || (logLevel !== 'error' && logLevel !== 'warning')) return []
  return [
    {
      code: 'AX-MESSAGE',
      severity: logLevel,
      entryPoint: key,
      file: portableText(sourceFilePath ?? types, packageDir, sources.root.dir),
      ...(sourceFileLine === undefined ? {} : { line: sourceFileLine }),
      found: `${messageId}: ${portableText(message.text, packageDir, sources.root.dir)}`,
      expected: "no message of this kind, by the package's api-extractor.json",
      nextStep: `See https://api-extractor.com/pages/messages/${messageId}/ and correct the declaration.`,
    },
  ]
}
