import { join } from 'node:path'
import { nearestName } from '@signpost/diagnostics/did-you-mean'
import { SourceError, type SourceRoot, walkable } from '@signpost/files'
import type { CheckedConfig } from '../config/checked-config.ts'
import { type ConfigProblem, isObject } from '../config/schema.ts'
import { baseOf, builtInStrings, expectedStrings, placeholdersOf, type Strings } from './built-in-strings.ts'

/** Where strings are read from. */
export interface StringSources {
  /** Folder of the configuration, from which paths start. */
  folder: string
  source: SourceRoot
  /** Folder of the built-in texts; without it texts are not checked. */
  builtIn: string | undefined
}

/**
 * Reads the texts of the interface that a configuration names.
 *
 * @param problems - Receives every missing and unknown key, and every text with other placeholders than the English one.
 * @returns Texts by locale, with the path of their file.
 */
export function readStrings(
  { locales }: CheckedConfig,
  { folder, source, builtIn }: StringSources,
  problems: ConfigProblem[],
): Map<string, { file: string; texts: Strings }> {
  const read = new Map<string, { file: string; texts: Strings }>()
  for (const { code, strings } of locales.list) {
    const place = `locales.list, ${code}`
    const isBuiltIn = builtIn !== undefined && builtInStrings(builtIn, code) !== undefined
    if (strings === undefined) {
      if (builtIn === undefined || isBuiltIn) continue
      problems.push({
        path: place,
        found: 'a language without texts of the interface',
        expected: `a file in "strings", which \`signpost strings ${code} strings.${code}.json\` creates`,
      })
    } else if (isBuiltIn) {
      problems.push({ path: place, found: '"strings"', expected: 'none: the texts of this language are built in' })
    } else {
      const report = (problem: Omit<ConfigProblem, 'path'>): void => void problems.push({ path: strings, ...problem })
      const command = `signpost strings ${code} ${strings}`
      const texts = readTexts(join(folder, strings), { source, command, report })
      if (texts === undefined) continue
      if (builtIn !== undefined) compareTexts(texts, { english: builtInStrings(builtIn, 'en')!, code, command, report })
      read.set(code, { file: join(folder, strings), texts })
    }
  }
  return read
}

type Report = (problem: Omit<ConfigProblem, 'path'>) => void

function readTexts(
  file: string,
  { source, command, report }: { source: SourceRoot; command: string; report: Report },
): Strings | undefined {
  const expected = 'an object with a text for each key'
  try {
    const value: unknown = walkable(JSON.parse(source.readText(file)))
    if (isObject(value)) return value as Strings
    report({ found: 'JSON that is no object', expected })
  } catch (error) {
    if (error instanceof SourceError) {
      const hint = error.code === 'missing' ? `Create it: \`${command}\`.` : error.nextStep
      report({ found: error.found, expected: error.expected, hint })
    } else if (error instanceof SyntaxError) report({ found: `no JSON: ${error.message}`, expected })
    else throw error
  }
  return undefined
}

/** Reports differences from the English texts: missing and unknown keys, empty texts, wrong placeholders. */
function compareTexts(
  texts: Strings,
  { english, code, command, report }: { english: Strings; code: string; command: string; report: Report },
): void {
  const wanted = expectedStrings(english, code)
  const missing = Object.keys(wanted).filter((key) => !Object.hasOwn(texts, key))
  if (missing.length > 0) {
    const shown = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ` and ${missing.length - 5} more` : '')
    report({
      found: `no ${shown}`,
      expected: `all ${Object.keys(wanted).length} keys`,
      hint: `Add them in English: \`${command}\`.`,
    })
  }
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    // A form that the language does not use is harmless: another release of Node may use it.
    const base = baseOf(key, english)
    const model = Object.hasOwn(wanted, key) ? wanted[key] : base && english[`${base}_other`]
    if (model === undefined) {
      const near = nearestName(key, missing)
      report({
        found: `the unknown key "${key}"`,
        expected: 'a key of the English texts',
        ...(near !== undefined && { hint: `Did you mean "${near}"?` }),
      })
    } else if (typeof text !== 'string' || text === '') {
      report({ found: `${JSON.stringify(text)} for "${key}"`, expected: 'a text that is not empty' })
    } else {
      const placeholders = placeholdersOf(model)
      const own = placeholdersOf(text)
      // A plural form may omit its number: "one result".
      const isComplete = base !== undefined || own.length === placeholders.length
      if (isComplete && own.every((name) => placeholders.includes(name))) continue
      const shown = (names: string[]): string => names.map((name) => `{{${name}}}`).join(', ') || 'no placeholder'
      report({ found: `"${key}" with ${shown(own)}`, expected: shown(placeholders) })
    }
  }
}
