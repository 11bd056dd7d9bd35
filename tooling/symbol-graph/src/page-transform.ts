import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LinkedPage } from '@signpost/graph-model/model'
import { kindOf, pageShape, shapeProblem } from './page-shape.ts'

/**
 * Changes the page of a symbol before it is written.
 *
 * @param page - A copy, which may be changed in place.
 * @returns The page; nothing for the given one. Its `id`, `page` and `isUnexported` stay, and its `refs` may only be added to:
 *   other parts name them by their index.
 */
export type PageTransform = (page: LinkedPage) => LinkedPage | undefined

/** A transform that failed, in one sentence. */
export class TransformError extends Error {
  override readonly name = 'TransformError'
}

/** A transform with the key that changes with its code. */
export interface LoadedTransform {
  key: string
  /** @throws TransformError when it throws, or its result is no page of the symbol. */
  apply(page: LinkedPage): LinkedPage
}

/**
 * Loads the module of a transform.
 *
 * @param file - Bundled module, named by its content.
 * @throws TransformError when it has no function as its default export, or throws.
 */
export async function loadTransform(file: string): Promise<LoadedTransform> {
  let module: { default?: unknown }
  try {
    module = (await import(pathToFileURL(file).href)) as typeof module
  } catch (error) {
    throw new TransformError(`The module of "transform" threw: ${firstLine(error)}. Correct it.`)
  }
  const transform = module.default
  if (typeof transform !== 'function')
    throw new TransformError(
      `The module of "transform" has ${transform === undefined ? 'no default export' : `a ${typeof transform} as its default export`}, expected a function.`,
    )
  return { key: path.basename(file), apply: (page) => transformed(page, transform as PageTransform) }
}

/** Applies a transform to a copy of a page. */
export function transformed(page: LinkedPage, transform: PageTransform): LinkedPage {
  const fail = (problem: string): never => {
    throw new TransformError(`"transform" ${problem} for ${page.id}. Correct it; nothing was written.`)
  }
  const before = JSON.parse(JSON.stringify(page)) as LinkedPage
  let result: unknown
  try {
    result = transform(before) ?? before
  } catch (error) {
    return fail(`threw "${firstLine(error)}"`)
  }
  if (result instanceof Promise) {
    result.catch(() => undefined)
    return fail('returned a promise, expected a page')
  }
  let text: string | undefined
  try {
    text = JSON.stringify(result)
  } catch {
    return fail('returned data that JSON cannot hold')
  }
  const after = text === undefined ? undefined : (JSON.parse(text) as unknown)
  const problem = problemOf(page, after)
  return problem === undefined ? (after as LinkedPage) : fail(`returned ${problem}`)
}

/** Parts of a page that identify it. */
const fixed = ['id', 'page', 'isUnexported'] as const
const optional = new Set(['aliasOf', 'history', 'isUnexported'])

/** The first difference of a result to what the page of a symbol is; undefined without one. */
function problemOf(page: LinkedPage, after: unknown): string | undefined {
  if (kindOf(after) !== 'an object') return `${kindOf(after)}, expected a page`
  const result = after as Record<string, unknown>
  const before = page as unknown as Record<string, unknown>
  for (const key of fixed)
    if (JSON.stringify(result[key]) !== JSON.stringify(before[key])) return `another "${key}", expected the same`
  for (const key of Object.keys(result))
    if (!(key in before) && !optional.has(key)) return `the unknown key ${JSON.stringify(key)}`
  const problem = shapeProblem(pageShape, result, '')
  if (problem !== undefined) return problem
  if ((result['refs'] as unknown[]).length < page.refs.length) return 'fewer "refs", expected at least as many'
  return undefined
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0]!
}
