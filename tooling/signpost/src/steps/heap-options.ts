const heapLimit = /--max[-_]old[-_]space[-_]size/

/**
 * Options of Node for the heap of a worker: those of this process, else 4 GB unless `NODE_OPTIONS`, which a worker inherits, sets
 * a limit.
 *
 * @param own - Options of this process.
 * @param inherited - `NODE_OPTIONS`.
 */
export function heapOptions(
  own: readonly string[] = process.execArgv,
  inherited: string = process.env['NODE_OPTIONS'] ?? '',
): string[] {
  const options = own.filter((option) => heapLimit.test(option))
  if (options.length > 0) return options
  return heapLimit.test(inherited) ? [] : ['--max-old-space-size=4096']
}
