import { getHeapStatistics } from 'node:v8'

const option = /--max[-_]old[-_]space[-_]size=(\d+)/

/**
 * Message for a Node program that ran out of memory: "ran out of memory (heap limit 2096 MB). Set NODE_OPTIONS=... and try again."
 *
 * @param args - Its arguments. A limit among them is fixed, so the message does not advise to raise it.
 * @param env - Its environment. Without a limit the program has that of this process.
 */
export function outOfMemory(
  args: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const fixed = limitIn(args.join(' '))
  if (fixed !== undefined) return `ran out of memory (heap limit ${fixed} MB).`
  const limit = limitIn(env['NODE_OPTIONS'] ?? '') ?? Math.round(getHeapStatistics().heap_size_limit / 2 ** 20)
  return `ran out of memory (heap limit ${limit} MB). Set NODE_OPTIONS=--max-old-space-size=${2 * limit} and try again.`
}

function limitIn(options: string): number | undefined {
  const [, megabytes] = option.exec(options) ?? []
  return megabytes === undefined ? undefined : Number(megabytes)
}
