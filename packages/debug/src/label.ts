import type { DebugRecord } from './reporter.ts'

/** The name of the logger, and the channel unless it is the usual one: `app:db#warn`. A rule of that text fits. */
export function labelOf({ name, channel }: DebugRecord): string {
  return channel === 'debug' ? name : `${name}#${channel}`
}
