import { join } from 'node:path'
import { nearestName } from '@signpost/diagnostics/did-you-mean'
import { SourceError, type SourceRoot } from '@signpost/files'
import type { CheckedConfig } from '../config/checked-config.ts'
import type { ConfigProblem } from '../config/schema.ts'
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
      const texts = readTexts(strings, { folder, source }, (found, expected) =>
        problems.push({ path: place, found: `${strings}${found}`, expected }),
      )
      if (texts === undefined) continue
      if (builtIn !== undefined) {
        const english = builtInStrings(builtIn, 'en')!
        problems.push(...problemsOf(texts, english, code).map((one) => ({ ...one, path: strings })))
      }
      read.set(code, { file: join(folder, strings), texts })
    }
  }
  return read
}

function readTexts(
  path: string,
  { folder, source }: Pick<StringSources, 'folder' | 'source'>,
  report: (found: string, expected: string) => void,
): Strings | undefined {
  try {
    const value: unknown = JSON.parse(source.readText(join(folder, path)).replace(/^\uFEFF/, ''))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Strings
    report(', which is no object', 'an object with a text for each key')
  } catch (error) {
    if (error instanceof SourceError) report(`, ${error.found}`, error.expected)
    else if (error instanceof SyntaxError) report(`, which is not JSON: ${error.message}`, 'JSON')
    else throw error
  }
  return undefined
}

/** Compares texts with the English ones. */
function problemsOf(texts: Strings, english: Strings, code: string): Omit<ConfigProblem, 'path'>[] {
  const wanted = expectedStrings(english, code)
  const missing = Object.keys(wanted).filter((key) => !Object.hasOwn(texts, key))
  const found: Omit<ConfigProblem, 'path'>[] = []
  if (missing.length > 0) {
    const shown = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ` and ${missing.length - 5} more` : '')
    found.push({
      found: `no ${shown}`,
      expected: `all ${Object.keys(wanted).length} keys; \`signpost strings ${code} <file>\` adds them in English`,
    })
  }
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    // A form that the language does not use is harmless: another release of Node may use it.
    const base = Object.hasOwn(wanted, key) ? key : `${baseOf(key, english)}_other`
    if (!Object.hasOwn(english, base) && !Object.hasOwn(wanted, key)) {
      const near = nearestName(key, missing)
      found.push({
        found: `the unknown key "${key}"`,
        expected: 'a key of the English texts',
        ...(near !== undefined && { hint: `Did you mean "${near}"?` }),
      })
    } else if (typeof text !== 'string' || text === '') {
      found.push({ found: `${JSON.stringify(text)} for "${key}"`, expected: 'a text that is not empty' })
    } else {
      const placeholders = placeholdersOf(wanted[key] ?? english[base]!)
      const own = placeholdersOf(text)
      const isPlural = baseOf(key, english) !== undefined
      const isGood =
        own.every((name) => placeholders.includes(name)) && (isPlural || own.length === placeholders.length)
      if (isGood) continue
      const shown = (names: string[]): string => names.map((name) => `{{${name}}}`).join(', ') || 'no placeholder'
      found.push({ found: `"${key}" with ${shown(own)}`, expected: shown(placeholders) })
    }
  }
  return found
}
