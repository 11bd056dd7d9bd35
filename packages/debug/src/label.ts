import type { DebugRecord } from './reporter.ts'

/** Name of the logger, followed by the channel unless it is `debug`: `app:db#warn`. A rule of that text matches it. */
export function labelOf({ name, channel }: DebugRecord): string {
  return channel === 'debug' ? name : `${name}#${channel}`
}
