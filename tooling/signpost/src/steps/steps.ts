import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as ReleaseChanges from '@signpost/api-review/release-changes'
import type * as CheckSite from '@signpost/check-site'
import type * as DocsContent from '@signpost/docs-content'
import type * as Answers from '@signpost/examples/answers'
import type { LoadedApp } from '@signpost/prerender'
import type * as SourcePages from '@signpost/source-pages'
import type * as SymbolGraph from '@signpost/symbol-graph'
import { forkWorker, type ForkedWorker } from './fork-worker.ts'
import { heapOptions } from './heap-options.ts'
import { dataEnvironment, program, type Places } from './places.ts'
import { runTool } from './run-tool.ts'
import { stepThread, type StepThread } from './step-thread.ts'

type GraphFunctions = Pick<
  typeof SymbolGraph,
  'readRootGraph' | 'updateRootGraph' | 'writeReleaseGraph' | 'writeRootGraph'
>

/** Functions of the other tools, in threads and processes of their own: whatever ends one of these does not end the command. */
export interface Steps {
  docs: StepThread<Pick<typeof DocsContent, 'writeDocs'>>
  graph: StepThread<GraphFunctions>
  check: StepThread<Pick<typeof CheckSite, 'checkBuiltSite' | 'findingsOfPage'>>
  examples: StepThread<Pick<typeof Answers, 'answerExamples'>>
  sources: StepThread<Pick<typeof SourcePages, 'writeSourcePages'>>
  history: StepThread<Pick<typeof ReleaseChanges, 'releaseChanges'>>
  /** A process that extracts packages, one after the other: the one that {@link Steps.loadExtractor} started, or another. */
  extractor(): ForkedWorker
  loadExtractor(): void
  /**
   * Runs a command of `api-review`, which prints.
   *
   * @returns Its exit code.
   */
  review(argv: readonly string[]): Promise<number>
  /** A thread that has loaded an app, if {@link Steps.loadApp} started one. */
  app?: LoadedApp | undefined
  /**
   * Loads an app before its data is there.
   *
   * @param folder - Folder of the built app.
   */
  loadApp(folder: string, places: Places): Promise<void>
  close(): void
}

/** Milliseconds of processor time for one entry point of a package. The largest published packages need a few seconds for each. */
const limit = 300_000

/** Megabytes of short-lived objects in the threads of the graph and the examples. With Node's 48 their collection takes 13 % of the time. */
const youngHeap = 192

/** Creates the steps of one command. Each one starts when it is needed. */
export function startSteps(): Steps {
  let loaded: ForkedWorker | undefined
  const threads = {
    docs: stepThread<Pick<typeof DocsContent, 'writeDocs'>>('docs', '@signpost/docs-content'),
    graph: stepThread<GraphFunctions>('symbol graph', '@signpost/symbol-graph', youngHeap),
    check: stepThread<Pick<typeof CheckSite, 'checkBuiltSite' | 'findingsOfPage'>>(
      'link check',
      '@signpost/check-site',
    ),
    examples: stepThread<Pick<typeof Answers, 'answerExamples'>>('examples', '@signpost/examples/answers', youngHeap),
    sources: stepThread<Pick<typeof SourcePages, 'writeSourcePages'>>('source pages', '@signpost/source-pages'),
    history: stepThread<Pick<typeof ReleaseChanges, 'releaseChanges'>>(
      'changes',
      '@signpost/api-review/release-changes',
    ),
  }
  const steps: Steps = {
    ...threads,
    extractor() {
      const worker = loaded ?? extractionWorker()
      loaded = undefined
      return worker
    },
    loadExtractor() {
      loaded ??= extractionWorker()
      loaded.load()
    },
    review: async (argv) => (await runTool([program('api-review'), ...argv], { show: true })).code,
    async loadApp(folder, places) {
      const { loadApp } = await import('@signpost/prerender')
      steps.app ??= loadApp({ server: serverOf(folder), env: dataEnvironment(places) })
    },
    close() {
      for (const thread of Object.values(threads)) thread.close()
      loaded?.close()
      void steps.app?.end()
    },
  }
  return steps
}

/** Creates a process that extracts packages, one after the other. */
export function extractionWorker(): ForkedWorker {
  return forkWorker(program('api-extract'), ['--serve'], { limit, execArgv: heapOptions() })
}

/** URL of the module that opens the site of a built app. */
export function serverOf(app: string): string {
  return pathToFileURL(join(app, 'serve', 'open-handler.js')).href
}
