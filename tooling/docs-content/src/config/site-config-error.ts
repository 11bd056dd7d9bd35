import { printable, type DiagnosticCode } from '@signpost/diagnostics'
import type { ConfigProblem } from './schema.ts'

/** Limit of problems in the message; the others are counted. */
const most = 50

/** A configuration that cannot be used; it lists everything that is wrong with it. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError'
  readonly code: DiagnosticCode = 'invalid-configuration'

  constructor(
    readonly file: string,
    readonly problems: readonly ConfigProblem[],
    options?: ErrorOptions,
  ) {
    const lines = problems
      .slice(0, most)
      .map(({ path, found, expected, hint }) =>
        printable(
          `- ${path === '' ? 'the configuration' : path}: found ${found}, expected ${expected}${hint === undefined ? '' : `. ${hint}`}`,
        ),
      )
    if (problems.length > most) lines.push(`- and ${problems.length - most} more`)
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(
      `${printable(file)} has ${count}:\n${lines.join('\n')}\nCorrect the file and build again. (invalid-configuration)`,
      options,
    )
  }
}
