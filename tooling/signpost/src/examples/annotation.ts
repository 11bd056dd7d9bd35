import { printable, type Diagnostic } from '@signpost/diagnostics'

/**
 * A finding as a workflow command of GitHub.
 *
 * @see {@link https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands | workflow commands}
 */
export function annotation({ severity, file, line, column, code, found, expected, nextStep }: Diagnostic): string {
  const command = severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'notice'
  const place = line === undefined ? '' : `,line=${line},col=${column ?? 1}`
  const text = printable(`found ${found}, expected ${expected}. ${nextStep}`)
  return `::${command} file=${property(printable(file))}${place},title=${property(code)}::${escaped(text)}`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '# #[')
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
