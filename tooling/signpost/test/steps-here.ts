import { answerWith, createExtractor, sourceFileCache } from '@signpost/api-extract'
import { checkBuiltSite } from '@signpost/check-site'
import { writeDocs } from '@signpost/docs-content'
import { updateRootGraph, writeRootGraph } from '@signpost/symbol-graph'
import { vi } from 'vitest'
import type { ForkedWorker } from '../src/fork-worker.ts'
import { run } from '../src/run.ts'
import type { StepThread } from '../src/step-thread.ts'
import { startSteps, type Steps } from '../src/steps.ts'

/** Libraries that all extractions of a test file share. */
const cache = sourceFileCache()

/** Steps in this process, whose code is loaded once for all builds of a test file. Only pages are rendered in a thread. */
export function stepsHere(): Steps {
  const here: Steps = {
    ...startSteps(),
    docs: functionsHere({ writeDocs }),
    graph: functionsHere({ updateRootGraph, writeRootGraph }),
    check: functionsHere({ checkBuiltSite }),
    extractor: extractorHere,
    loadExtractor: () => undefined,
    loadApp: () => Promise.resolve(),
  }
  return here
}

function functionsHere<Module extends object>(module: Module): StepThread<Module> {
  return {
    load: () => undefined,
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

/** How a command ended, with everything that it printed. */
export interface Ended {
  code: number
  output: string
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of `signpost` in this process, with its steps: starting their programs takes longer than they work. Commands that
 * are called at once run one after the other.
 */
export function signpostHere(args: readonly string[], cwd: string = process.cwd()): Promise<Ended> {
  const ended = last.then(() => runHere(args, cwd))
  last = ended.catch(() => undefined)
  return ended
}

async function runHere(args: readonly string[], cwd: string): Promise<Ended> {
  const start = process.cwd()
  let output = ''
  const print = (...texts: unknown[]): void => void (output += `${texts.join(' ')}\n`)
  const write = (text: unknown): true => ((output += String(text)), true)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
  ]
  process.chdir(cwd)
  try {
    return { code: await run(args, stepsHere()), output }
  } finally {
    process.chdir(start)
    for (const spy of spies) spy.mockRestore()
  }
}
