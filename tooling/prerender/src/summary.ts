import { formatDiagnostic, print, printable } from '@signpost/diagnostics'
import type { PrerenderResult } from './prerender.ts'

/** Files between two lines of progress where none is redrawn. */
const linesEvery = 5_000

/**
 * Shows progress.
 *
 * @param terminal - Gets one line that is redrawn; without it standard output has a line for each 5,000 files.
 */
export function progressOn(terminal?: { write(text: string): unknown }): (done: number, total: number) => void {
  return (done, total) => {
    if (terminal) terminal.write(done === total ? '\r\u001b[K' : `\r${done} of ${total} files`)
    else if (done % linesEvery === 0 && done < total) print(`${done} of ${total} files`)
  }
}

/** Lines about files that could not be written, and other findings. */
export function problemsOf({ ok, diagnostics, files }: PrerenderResult, out: string): string[] {
  const failed = diagnostics.filter(({ severity }) => severity === 'error').length
  return [
    ...diagnostics.map((one) => formatDiagnostic(one)),
    ...(ok ? [] : [`${failed} of ${files} files could not be written; ${out} is unchanged.`]),
  ]
}

/** Lines about a new output: pages that are gone, and counts. */
export function summaryOf({ gone, documents, reused, files }: PrerenderResult, out: string, seconds: number): string[] {
  return [
    ...(gone.length > 0 ? listGone(gone) : []),
    `Prerendered ${documents - reused} documents and reused ${reused} (${files} files) to ${out} in ${seconds.toFixed(1)} s.`,
  ]
}

/** Most addresses of pages that are printed; the others are counted. */
const mostGone = 20

function listGone(paths: readonly string[]): string[] {
  const [head, verb] = paths.length === 1 ? ['1 page', 'is'] : [`${paths.length} pages`, 'are']
  return [
    `${head} of the previous output ${verb} gone, without a redirect:`,
    ...paths.slice(0, mostGone).map((path) => `  ${printable(path)}`),
    ...(paths.length > mostGone ? [`  and ${paths.length - mostGone} more`] : []),
  ]
}
