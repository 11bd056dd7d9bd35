/** False when the visitor saves data or the connection is a slow one: then nothing is fetched ahead. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
