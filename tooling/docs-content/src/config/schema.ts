import { nearestName } from '@signpost/diagnostics/did-you-mean'
import * as z from 'zod'
import type { Text } from './site-config.ts'

// The message of every issue is the expected value as a phrase, for example `true or false`.

/** Something wrong at a place of the configuration. */
export interface ConfigProblem {
  /** Place in the object: `navbar.items[0].to`; empty for the whole. */
  path: string
  found: string
  expected: string
  /** `Did you mean "title"?`; absent when no name is near. */
  hint?: string
}

/** A problem of a value with the key of the object below which it is; empty for the whole object. */
export interface KeyProblem extends ConfigProblem {
  key: string
  isUnknownKey: boolean
}

/** A text that is not empty. */
export const filled: z.ZodString = z
  .string({ error: 'a string that is not empty' })
  .min(1, { error: 'a string that is not empty', abort: true })

/** True or false. */
export const flag: z.ZodBoolean = z.boolean({ error: 'true or false' })

/** A text that is not empty and matches a pattern. */
export function matching(pattern: RegExp, expected: string): z.ZodString {
  return filled.regex(pattern, { error: expected })
}

/** One of a few words; the problem names the nearest. */
export function oneOf<const Word extends string>(...words: Word[]): z.ZodType<Word> {
  return z.enum(words)
}

/** A whole number within bounds. */
export function whole(least: number, most: number): z.ZodNumber {
  const error = `a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

/** A list of items of one kind. */
export function list<Item>(item: z.ZodType<Item>): z.ZodType<Item[]> & z.ZodArray<z.ZodType<Item>> {
  return z.array(item, { error: 'a list' })
}

/** An object without other keys. Every unknown key is a problem that lists the known ones and names the nearest. */
export function keys<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known : 'an object'),
  })
}

/** A section that may be left out; null then. */
export function orNull<Value>(section: z.ZodType<Value>): z.ZodType<Value | null> {
  return section.optional().transform((value) => value ?? null)
}

/** A section that may be left out: its defaults hold then. */
export function section<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return schema.prefault({})
}

/** A dictionary of values of one kind. */
export function dictionary<Value>(value: z.ZodType<Value>): z.ZodType<Record<string, Value>> {
  return z.record(z.string(), value, { error: 'an object' })
}

/** Validates a value by the schema that `pick` chooses for it, so that problems name its own keys and not every variant. */
export function choose<Value>(pick: (value: unknown) => z.ZodType<Value>): z.ZodType<Value> {
  return z.unknown().transform((value, context) => {
    const { success, data, error } = pick(value).safeParse(value)
    if (success) return data
    context.issues.push(...(error.issues as unknown as z.core.$ZodRawIssue[]))
    return z.NEVER
  })
}

/** Fails for every value. */
export function refused(expected: string, found?: string, hint = {}): z.ZodType<never> {
  return z.unknown().transform((_, context) => {
    context.issues.push({
      code: 'custom',
      input: undefined,
      message: expected,
      params: { ...(found !== undefined && { found }), ...hint },
    })
    return z.NEVER
  })
}

/** Adds a check of a whole object, which also runs when some of its values are wrong: all problems are found at once. */
export function checked<Value>(
  schema: z.ZodType<Value>,
  isRight: (value: Partial<Value>) => boolean,
  expected: string,
): z.ZodType<Value> {
  return schema.refine((value) => !isObject(value) || isRight(value as Partial<Value>), {
    error: expected,
    when: () => true,
  })
}

/**
 * Words, the same for every locale or by locale.
 *
 * @param locales - Codes that may be keys; the first one has to be one.
 */
export function text(locales: readonly string[]): z.ZodType<Text> {
  const [standard, ...others] = locales
  const words = keys({
    [standard!]: filled,
    ...Object.fromEntries(others.map((code) => [code, filled.exactOptional()])),
  }) as unknown as z.ZodType<Text>
  return choose<Text>((value) => (isObject(value) ? words : filled))
}

/** Problems of a value, unknown keys first: they may explain the others. */
export function problemsOf({ issues }: z.ZodError, root: unknown): KeyProblem[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownKeys(issue) : []))
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys')
  return [...unknown, ...others.map((issue) => problemOf(issue, root))]
}

function unknownKeys({ keys: names, path, message }: z.core.$ZodIssueUnrecognizedKeys): KeyProblem[] {
  return names.map((name) => ({
    key: String(path[0] ?? name),
    isUnknownKey: true,
    path: shownPath([...path, name]),
    found: `the unknown key "${name}"`,
    expected: `one of ${message}`,
    ...hintFor(name, message.split(', ')),
  }))
}

/** The hint about a wrong name, as a part of a problem. */
export function hintFor(name: string, names: Iterable<string>): Pick<ConfigProblem, 'hint'> {
  const nearest = nearestName(name, names)
  return nearest === undefined ? {} : { hint: `Did you mean "${nearest}"?` }
}

function problemOf(issue: z.core.$ZodIssue, root: unknown): KeyProblem {
  const value = issue.path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], root)
  const params = (issue.code === 'custom' && issue.params) || {}
  const place = { key: String(issue.path[0] ?? ''), isUnknownKey: false, path: shownPath(issue.path) }
  if (issue.code === 'invalid_value') {
    const expected = `one of ${issue.values.map((word) => JSON.stringify(word)).join(', ')}`
    const hint = typeof value === 'string' ? hintFor(value, issue.values.map(String)) : {}
    return { ...place, found: printed(value), expected, ...hint }
  }
  const { found, hint } = params as { found?: string; hint?: string }
  return { ...place, found: found ?? printed(value), expected: issue.message, ...(hint !== undefined && { hint }) }
}

/** An object without its wrong keys, and what is wrong with them. */
export interface KeptKeys<Shape extends z.ZodRawShape> {
  kept: z.output<z.ZodObject<Shape, z.core.$strict>>
  problems: KeyProblem[]
}

/** Reads an object of which every key may be left out: keys with problems are. Anything else is read as no keys. */
export function keptKeys<Shape extends z.ZodRawShape>(shape: Shape, value: unknown): KeptKeys<Shape> {
  const schema = keys(shape)
  const { success, data, error } = schema.safeParse(value)
  if (success) return { kept: data, problems: [] }
  const problems = problemsOf(error, value)
  const wrong = new Set(problems.map(({ key }) => key))
  const rest = isObject(value) ? Object.entries(value).filter(([key]) => !wrong.has(key)) : []
  return { kept: schema.parse(Object.fromEntries(rest)), problems }
}

/** A value as messages show it. */
export function printed(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  const json = JSON.stringify(value) ?? typeof value
  return json.length > 200 ? `${json.slice(0, 200)}…` : json
}

/** `navbar.items[0].to` for the steps of a path. */
export function shownPath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    const name = /^[\w$]+$/.test(String(step)) ? String(step) : JSON.stringify(step)
    return path === '' ? name : `${path}.${name}`
  }, '')
}

/** True for objects that are not lists. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
