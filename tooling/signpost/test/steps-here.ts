import { answerWith, createExtractor, sourceFileCache } from '@signpost/api-extract'
import { run as review } from '@signpost/api-review/cli'
import { releaseChanges } from '@signpost/api-review/release-changes'
import { checkBuiltSite } from '@signpost/check-site'
import { writeDocs } from '@signpost/docs-content'
import { answerExamples } from '@signpost/examples/answers'
import { writeSourcePages } from '@signpost/source-pages'
import { readRootGraph, updateRootGraph, writeReleaseGraph, writeRootGraph } from '@signpost/symbol-graph'
import { vi } from 'vitest'
import type { ForkedWorker } from '../src/steps/fork-worker.ts'
import { run } from '../src/cli/run.ts'
import type { StepThread } from '../src/steps/step-thread.ts'
import { startSteps, type Steps } from '../src/steps/steps.ts'

/** Libraries that all extractions of a test file share. */
const cache = sourceFileCache()

/** Steps in this process, whose code is loaded once for all builds of a test file. Only pages are rendered in a thread. */
export function stepsHere(): Steps {
  const here: Steps = {
    ...startSteps(),
    docs: functionsHere({ writeDocs }),
    graph: functionsHere({ readRootGraph, updateRootGraph, writeReleaseGraph, writeRootGraph }),
    check: functionsHere({ checkBuiltSite }),
    examples: functionsHere({ answerExamples }),
    sources: functionsHere({ writeSourcePages }),
    history: functionsHere({ releaseChanges }),
    extractor: extractorHere,
    loadExtractor: () => undefined,
    review: async (argv) => review(argv),
    loadApp: () => Promise.resolve(),
  }
  return here
}

/**
 * Steps in this process that note which tools run.
 *
 * @returns The steps, and names of the tools in their order; more are added while a command runs.
 */
export function tracedSteps(): { steps: Steps; started: string[] } {
  const started: string[] = []
  const noted = <Module>(tool: string, thread: StepThread<Module>): StepThread<Module> => ({
    ...thread,
    run: (...call) => (started.push(tool), thread.run(...call)),
  })
  const here = stepsHere()
  const steps: Steps = {
    ...here,
    docs: noted('docs-content', here.docs),
    graph: noted('symbol-graph', here.graph),
    check: noted('check-site', here.check),
    extractor: () => (started.push('api-extract'), here.extractor()),
    loadApp: (...app) => (started.push('prerender'), here.loadApp(...app)),
  }
  return { steps, started }
}

function functionsHere<Module extends object>(module: Module): StepThread<Module> {
  return {
    run: async (name, ...args) => (module[name] as (...args: unknown[]) => never)(...args),
    close: () => undefined,
  }
}

function extractorHere(): ForkedWorker {
  const answer = answerWith(createExtractor(cache))
  return {
    load: () => undefined,
    close: () => undefined,
    request: async (request) => {
      try {
        return { id: 0, ok: true, ...answer(request) }
      } catch (error) {
        const { message, code } = error as NodeJS.ErrnoException
        return { id: 0, ok: false, error: message, ...(code !== undefined && { code }) }
      }
    },
  }
}

/** How a command ended, with everything that it printed: `output` is both streams in their order. */
export interface Ended {
  code: number
  output: string
  stdout: string
  stderr: string
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of `signpost` in this process, with its steps: starting their programs takes longer than they work. Commands that
 * are called at once run one after the other.
 *
 * @param steps - What runs the steps.
 */
export function signpostHere(
  args: readonly string[],
  cwd: string = process.cwd(),
  steps: Steps = stepsHere(),
): Promise<Ended> {
  const ended = last.then(() => runHere(args, cwd, steps))
  last = ended.catch(() => undefined)
  return ended
}

async function runHere(args: readonly string[], cwd: string, steps: Steps): Promise<Ended> {
  const start = process.cwd()
  const printed = { output: '', stdout: '', stderr: '' }
  const to = (stream: 'stdout' | 'stderr', text: string): void => {
    printed.output += text
    printed[stream] += text
  }
  const print =
    (stream: 'stdout' | 'stderr') =>
    (...texts: unknown[]): void =>
      to(stream, `${texts.join(' ')}\n`)
  const write =
    (stream: 'stdout' | 'stderr') =>
    (text: unknown): true => (to(stream, String(text)), true)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print('stdout')),
    vi.spyOn(console, 'error').mockImplementation(print('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(write('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(write('stderr')),
  ]
  process.chdir(cwd)
  try {
    const code = await run(args, steps)
    return { code, ...printed }
  } finally {
    process.chdir(start)
    for (const spy of spies) spy.mockRestore()
  }
}
