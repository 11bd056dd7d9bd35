/** False on a slow connection or when the visitor saves data: nothing is prefetched then. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
