import { createInterface } from 'node:readline'
import { entriesOf } from '../package/manifest.ts'
import { createExtractor } from '../extraction/extractor.ts'
import type { ExtractRequest } from '../extraction/extractor.ts'
import type { Diagnostic } from '../facts.ts'

/** One line of an answer. `id` is the request's, `null` when the request had none that could be read. */
export interface ServeResponse {
  id: string | number | null
  /** False when the request could not be carried out; a package with errors was carried out. */
  ok: boolean
  diagnostics: Diagnostic[]
  /** Milliseconds from reading the request to answering it. */
  ms: number
  /** Whether any output file changed. */
  changed: boolean
  /** Why not, when `ok` is false. */
  error?: string
}

/**
 * Answers requests, one JSON object per line, in the order in which they come, until the input ends.
 * What a request has parsed makes the next one faster.
 */
export async function serve(input: NodeJS.ReadableStream, output: { write(text: string): unknown }): Promise<void> {
  const extractor = createExtractor()
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const started = performance.now()
    const response = answer(line)
    output.write(`${JSON.stringify({ ...response, ms: Math.round(performance.now() - started) })}\n`)
  }

  function answer(line: string): ServeResponse {
    let id: ServeResponse['id'] = null
    try {
      const request = entriesOf(JSON.parse(line))
      const given = request.get('id')
      if (typeof given === 'string' || typeof given === 'number') id = given
      const { diagnostics, changed } = extractor.extract(requestOf(request))
      return { id, ok: true, diagnostics, ms: 0, changed }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { id, ok: false, diagnostics: [], ms: 0, changed: false, error: reason }
    }
  }
}

function requestOf(request: ReadonlyMap<string, unknown>): ExtractRequest {
  const [packageDir, out, slug, root] = ['packageDir', 'out', 'slug', 'root'].map((key) => request.get(key))
  if (typeof packageDir !== 'string')
    throw new TypeError('a request needs "packageDir", the absolute path of a package')
  return {
    packageDir,
    ...(typeof out === 'string' ? { out } : {}),
    ...(typeof slug === 'string' ? { slug } : {}),
    ...(typeof root === 'string' ? { root } : {}),
    alone: request.get('alone') === true,
    compile: request.get('compile') === true,
  }
}
