import { countedOff, formatDiagnostic, switchOff, type SwitchedOff } from '@signpost/diagnostics'
import { openGraph } from '@signpost/graph-model'

/**
 * Runs `check`: formats the diagnostics of a graph's build, by package and file.
 *
 * @param off - Diagnostics that are neither printed nor counted.
 * @returns Lines to print and the exit code: 1 with `strict` for an error or a broken link.
 * @throws GraphFormatError without a graph to check.
 */
export function runCheck(directory: string, strict: boolean, off?: SwitchedOff): { text: string; exitCode: number } {
  const lines: string[] = []
  let errors = 0
  let unresolved = 0
  let warnings = 0
  let switchedOff = 0
  for (const { name, status, diagnostics: all } of openGraph(directory).manifest.packages) {
    const { kept: diagnostics, offCount } = switchOff(all, off)
    switchedOff += offCount
    if (diagnostics.length > 0) lines.push(`${name}${status === 'ok' ? '' : ` (${status})`}`)
    for (const diagnostic of diagnostics) {
      lines.push(formatDiagnostic(diagnostic).replace(/^/gmu, '  '))
      if (diagnostic.severity === 'error') errors += 1
      else if (diagnostic.code === 'SG-UNRESOLVED-LINK') unresolved += 1
      else warnings += 1
    }
  }
  const counts = [`${errors} errors`, `${unresolved} unresolved links`, `${warnings} other warnings`]
  lines.push([...counts, ...(switchedOff > 0 ? [countedOff(switchedOff)] : [])].join(', '))
  return { text: `${lines.join('\n')}\n`, exitCode: strict && errors + unresolved > 0 ? 1 : 0 }
}
