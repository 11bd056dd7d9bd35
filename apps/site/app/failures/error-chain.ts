/** Messages of an error and its causes, outermost first. Values that are not errors are converted to text. */
export function errorChain(error: unknown): string {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current != null && !seen.has(current); ) {
    seen.add(current)
    messages.push(messageOf(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages.join('\n\nCause:\n')
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'status' in error) return `HTTP ${String(error.status)}`
  return String(error)
}
