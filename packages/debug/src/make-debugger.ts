import { checkArgument } from '@signpost/utils-primitives'
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
 * Prototype of all log functions, and the message to which they answer whether they write. A property of each function
 * takes ten times as long to create.
 */
const logPrototype = {
  __proto__: Function.prototype,
  get enabled(): boolean {
    return !!(this as unknown as (message: unknown) => unknown)(logPrototype)
  },
}

const clock = (): number => performance.timeOrigin + performance.now()

/** Creates a logger from a checked definition. */
export function makeDebugger(definition: FullDefinition, options: createDebug.Options = {}): Debugger {
  const { path } = definition
  const name = nameOf(definition)
  const { reporter = standard, level: limit = Infinity, now = clock, hue = hueOf(name) } = options
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
      if (!isKnownOn || message === logPrototype) return isKnownOn || undefined
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
    return Object.setPrototypeOf(log, logPrototype) as DebugLog
  }

  const own = logOf(definition.channel)
  for (const channel of channels) (own as Partial<Record<Channel, DebugLog>>)[channel] = logOf(channel)

  return Object.assign(own as DebugLog & Record<Channel, DebugLog>, {
    definition,
    extend(part: string): Debugger {
      checkArgument(
        'INVALID_NAME',
        part,
        'a part of a name',
        () => typeof part === 'string',
        "pass a text such as 'db'",
      )
      return makeDebugger(definitionOf({ ...definition, path: path ? `${path}:${part}` : part }), options)
    },
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
