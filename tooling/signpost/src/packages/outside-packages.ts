import { formatDiagnostic, type Diagnostic, printError } from '@signpost/diagnostics'
import type { OutsideFolder } from '@signpost/files/find-packages'

/** Reports folders outside the root that it names as packages: nothing of them is read. */
export function outsidePackages(outside: readonly OutsideFolder[]): Diagnostic[] {
  return outside.map(({ pattern, folder }) => ({
    code: 'SP-OUTSIDE',
    severity: 'warning',
    file: folder ?? 'package.json',
    found: [
      ...(pattern === undefined ? [] : [`the workspace pattern "${pattern}"`]),
      ...(folder === undefined ? [] : ['a folder outside the root']),
    ].join(' that matches '),
    expected: 'packages below the root',
    nextStep: 'It is left out. Give a --root that holds all packages, or correct the pattern.',
  }))
}

/** Prints {@link outsidePackages} for a command without a report. */
export function printOutside(outside: readonly OutsideFolder[]): void {
  for (const one of outsidePackages(outside)) printError(formatDiagnostic(one))
}
