/** An API report of API Extractor, as declarations. */
export interface ReportText {
  /** Package in its headline. */
  packageName: string
  /** The declarations, their imports kept. */
  declarations: string
  /** Line of the report at which they begin, from 1. */
  firstLine: number
}

/**
 * Reads the declarations of an API report.
 *
 * @param name - Of the file, for messages.
 * @throws Error when it has conflict markers, no headline, or no closed block of declarations.
 */
export function readReportText(name: string, text: string): ReportText {
  const lines = text.replaceAll('\r\n', '\n')
  if (/^(<{7}|={7}|>{7})( |$)/m.test(lines)) {
    throw new Error(`${name} has merge conflict markers. Resolve the conflict, or extract the report again.`)
  }
  const packageName = /^## API Report File for "([^"]+)"/m.exec(lines)?.[1]
  if (packageName === undefined) {
    throw new Error(`${name} does not begin with "## API Report File for ...". Expected a report of API Extractor.`)
  }
  const start = lines.search(/^```ts\n/m)
  const block = lines.slice(start + '```ts\n'.length)
  const end = block.search(/^```$/m)
  if (start === -1 || end === -1)
    throw new Error(`${name} has no closed \`\`\`ts block: it is truncated. Extract it again.`)
  const firstLine = lines.slice(0, lines.length - block.length).split('\n').length
  return { packageName, declarations: block.slice(0, end), firstLine }
}

/**
 * Declarations of a report as a file of TypeScript. Without an export list the compiler exports every declaration of a file, also
 * those of types that the package keeps to itself.
 *
 * API Extractor writes `export * as shapes` as `declare namespace shapes` without an export, so these namespaces are in the list. One
 * that only a signature names is written alike, and counts as exported rather than not at all.
 */
export function asModule(declarations: string): string {
  const listed = new Set([...declarations.matchAll(/^export \{ ([^\s}]+)/gm)].map(([, name]) => name))
  const namespaces = [...declarations.matchAll(/^declare namespace ([^\s{]+) \{/gm)].map(([, name]) => name)
  const missing = namespaces.filter((name) => !listed.has(name))
  return `${declarations}export {${missing.length === 0 ? '' : ` ${missing.join(', ')} `}}\n`
}
