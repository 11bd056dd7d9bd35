import { checkOptions } from '@signpost/utils-primitives'
import { channels, type Channel } from './channel.ts'
import type { createDebug } from './create-debug.ts'
import { definitionOf, type FullDefinition } from './debug-definition.ts'
import type { DebugRule } from './debug-rule.ts'
import type { DebugLog, Debugger } from './debugger.ts'
import { isProcess } from './environment.ts'
import { isOn } from './is-enabled.ts'
import type { Reporter } from './reporter.ts'
import { console } from './reporters/console.ts'
import { pretty } from './reporters/pretty.ts'
import { rulesNow } from './rules.ts'
import { nameOf } from './syntax.ts'

/** Decides with the first message, because the environment may be incomplete on import. */
const standard: Reporter = {
  write: (record) => (isProcess() ? pretty() : console()).write(record),
}

/**
 * Property of all log functions, and the message to which they answer whether they write. With a getter of its own for
 * each, creating them is ten times slower.
 */
const enabled = {
  get(this: (message: unknown) => unknown): boolean {
    return !!this(enabled)
  },
}

const clock = (): number => performance.timeOrigin + performance.now()

/** Creates a logger from a checked definition. */
export function makeDebugger(definition: FullDefinition, options: createDebug.Options): Debugger {
  checkOptions('createDebug', options, {
    reporter: ['a reporter with write', (value) => typeof (value as Partial<Reporter> | null)?.write === 'function'],
    // A level by name would turn every message off in silence.
    level: ['a level such as DebugLevel.Warn', (value) => typeof value === 'number' && value >= -1],
    hue: { from: 0, to: 360, unit: 'degrees' },
    now: 'function',
  })
  const { reporter = standard, level: limit = channels.length, now = clock } = options
  const { path } = definition
  const name = nameOf(definition)
  const hue = options.hue ?? hueOf(name)
  let previous: number | undefined

  /** Turning messages on must not change what a program does. */
  const fail = (error: unknown): void => globalThis.console?.error(`Logger ${name} failed:`, error)

  function logOf(channel: Channel): DebugLog {
    const level = channels.indexOf(channel)
    let known: readonly DebugRule[] | undefined
    let isKnownOn = false

    const log = (message: unknown, ...args: unknown[]): unknown => {
      const value = rulesNow()
      if (known !== value) {
        known = value
        isKnownOn = level <= limit && isOn({ ...definition, channel }, value)
      }
      if (!isKnownOn || message === enabled) return isKnownOn || undefined
      try {
        if (typeof message === 'function') {
          message = message()
          if (typeof message !== 'string') [message, args] = ['', [message]]
        }
        const time = now()
        const elapsed = time - (previous ?? time)
        previous = time
        const written: unknown = reporter.write({
          name,
          channel,
          level,
          message: message as string,
          args,
          time,
          elapsed,
          hue,
        })
        // A reporter may be asynchronous, although its type is not.
        void (written as Partial<Promise<unknown>> | undefined)?.catch?.(fail)
      } catch (error) {
        fail(error)
      }
      return undefined
    }
    return Object.defineProperty(log, 'enabled', enabled) as unknown as DebugLog
  }

  const own = logOf(definition.channel)
  const logs = Object.fromEntries(channels.map((channel) => [channel, logOf(channel)])) as Record<Channel, DebugLog>

  return Object.assign(own, logs, {
    definition,
    extend: (part: string): Debugger =>
      makeDebugger(definitionOf({ ...definition, path: path ? `${path}:${part}` : part }), options),
    time(label: string): () => number {
      const start = now()
      return () => {
        const duration = now() - start
        own(`${label}: ${duration.toFixed(1)} ms`)
        return duration
      }
    },
  })
}

/** Derives a hue in degrees from a name. */
function hueOf(name: string): number {
  return [...name].reduce((hash, character) => (hash * 31 + character.codePointAt(0)!) >>> 0, 0) % 360
}
