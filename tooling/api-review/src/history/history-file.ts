export { historySchema } from './history.ts'
export type { History, HistoryChange, HistoryVersion } from './history.ts'
import { type History, historySchema, type HistoryVersion } from './history.ts'

/** Text of a history file: one line per change, so that a review shows each change as a line. */
export function printHistory({ schema, package: name, versions }: History): string {
  const blocks = versions.map(({ changes, ...version }) => {
    const head = Object.entries(version).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    const lines = changes.map((change) => `      ${JSON.stringify(change)}`)
    return `    {${[...head, `"changes": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n    `}]`].join(', ')}}`
  })
  const list = blocks.length === 0 ? '[]' : `[\n${blocks.join(',\n')}\n  ]`
  return `{\n  "schema": ${JSON.stringify(schema)},\n  "package": ${JSON.stringify(name)},\n  "versions": ${list}\n}\n`
}

/**
 * Parses a history file.
 *
 * @param file - Name for messages.
 * @throws Error when it has conflict markers, is not JSON, or is not a history of this schema.
 */
export function parseHistory(file: string, text: string): History {
  if (/^(<{7}|={7}|>{7})( |$)/m.test(text)) {
    throw new Error(
      `${file} has merge conflict markers. Take either side, then run \`history\`: it writes the file again.`,
    )
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON (${(error as Error).message}). Restore the committed file.`)
  }
  const { schema, package: name, versions } = (value ?? {}) as Partial<History>
  if (schema !== historySchema || typeof name !== 'string' || !Array.isArray(versions) || !versions.every(isVersion)) {
    throw new Error(`${file}: expected a history with the schema "${historySchema}". Restore the committed file.`)
  }
  return { schema, package: name, versions: versions as HistoryVersion[] }
}

function isVersion(value: unknown): boolean {
  const { version, date, changes } = (value ?? {}) as Partial<HistoryVersion>
  const isDated = date === undefined || (typeof date === 'string' && instant.test(date))
  return (version === null || typeof version === 'string') && isDated && Array.isArray(changes)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** Date of a timeline, to the second. */
export function dateOf(time: Date): string {
  return `${time.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`
}
