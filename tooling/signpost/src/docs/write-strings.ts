import { print, printError } from '@signpost/diagnostics'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { builtInStrings, expectedStrings } from '@signpost/docs-content'
import { stringsFolder } from '../steps/places.ts'
import { UsageError } from '../steps/usage-error.ts'

/**
 * Writes the English texts of the interface to a file, for translation. Texts that the file has already are kept.
 *
 * @param locale - Language of the translation: plurals have its forms.
 * @returns The exit code: 0, or 1 after printing why the file could not be used.
 * @throws {@link UsageError} when the locale is no language tag, or its texts are built in.
 */
export function writeStrings(locale: string, path: string): number {
  const file = resolve(path)
  if (builtInStrings(stringsFolder, locale)) {
    throw new UsageError(
      `Found ${locale}, whose texts are built in: it needs no file. Expected another language, such as de.`,
    )
  }
  const english = expectedStrings(builtInStrings(stringsFolder, 'en')!, checked(locale))
  let own: Readonly<Record<string, unknown>> = {}
  if (existsSync(file)) {
    try {
      own = asObject(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')))
    } catch (error) {
      printError(
        `[ERROR] ${path}: found ${(error as Error).message}, expected a JSON object of texts. Correct or remove the file.`,
      )
      return 1
    }
  }
  const added = Object.keys(english).filter((key) => !Object.hasOwn(own, key))
  // In the order of the English texts; unknown keys, which the build reports, come last.
  const texts = Object.fromEntries(
    [...Object.keys(english), ...Object.keys(own)].map((key) => [
      key,
      Object.hasOwn(own, key) ? own[key] : english[key],
    ]),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(texts, undefined, 2)}\n`)
  print(
    added.length === 0
      ? `${path} has all ${Object.keys(english).length} texts.`
      : `${path}: added ${added.length} English texts to translate. The list in \`locales\` of the configuration names the file:\n` +
          `  ${JSON.stringify({ code: locale, strings: `./${relative('', file).split(sep).join('/')}` })}`,
  )
  return 0
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error('JSON that is no object')
}

function checked(locale: string): string {
  try {
    return new Intl.Locale(locale).toString()
  } catch {
    throw new UsageError(`Found "${locale}", expected a language tag such as de or pt-BR.`)
  }
}
