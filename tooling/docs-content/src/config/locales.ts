import * as z from 'zod'
import type { CheckedConfig } from './checked-config.ts'
import { choose, filled, isObject, keys, matching, oneOf } from './schema.ts'
import type { LocaleConfig } from './site-config.ts'

/** Languages whose script is written from right to left. */
const rightToLeft = new Set('ar arc ckb dv fa he ks ku nqo ps sd syr ug ur yi'.split(' '))

/** Language of a site whose configuration names none. */
const standardLocale = 'en'

const tag = filled.refine((code) => languageName(code) !== undefined, {
  error: 'a language tag such as "en" or "pt-BR"',
})

const locale = choose<LocaleConfig>((value) =>
  typeof value === 'string'
    ? tag.transform((code) => ({ code }))
    : keys({
        code: tag,
        label: filled.exactOptional(),
        htmlLang: filled.exactOptional(),
        direction: oneOf('ltr', 'rtl').exactOptional(),
        calendar: filled.exactOptional(),
        strings: matching(
          /^\.\.?\/.+\.json$/,
          'the path of a JSON file from this file, such as "./strings.de.json"',
        ).exactOptional(),
        path: matching(/^[\w-]+$/, 'one segment of a path, without slashes').exactOptional(),
      }),
)

/** `locales` as it is written, with each locale as an object. */
export interface WrittenLocales {
  default?: string
  list?: LocaleConfig[]
}

/** `locales`: each language once, the default one among them (R2.40). */
export function locales(): z.ZodType<WrittenLocales> {
  const list = z.array(locale, { error: 'a list' }).superRefine((items, context) => {
    for (const [index, { code }] of items.entries()) {
      if (items.findIndex((other) => other.code === code) === index) continue
      context.addIssue({ code: 'custom', path: [index], message: 'each locale once' })
    }
  })
  return keys({ default: filled.exactOptional(), list: list.exactOptional() })
    .superRefine((written, context) => {
      const codes = listOf(written).map(({ code }) => code)
      if (written.default === undefined || codes.includes(written.default)) return
      const message = `one of the listed locales: ${codes.join(', ')}`
      context.addIssue({ code: 'custom', path: ['default'], message })
    })
    .prefault({})
}

/** Codes of the locales of a configuration that may have problems, the default one first. */
export function localeCodes(config: unknown): [standard: string, ...others: string[]] {
  const written = isObject(config) ? config['locales'] : undefined
  const list = isObject(written) && Array.isArray(written['list']) ? written['list'] : []
  const usable = list.flatMap((item) => {
    const { success, data } = locale.safeParse(item)
    return success ? [data] : []
  })
  const wanted = isObject(written) && typeof written['default'] === 'string' ? written['default'] : undefined
  return codesOf({ list: usable, ...(wanted !== undefined && { default: wanted }) })
}

function codesOf(written: WrittenLocales): [standard: string, ...others: string[]] {
  const codes = listOf(written).map(({ code }) => code)
  const fallback = codes.includes(standardLocale) ? standardLocale : codes[0]!
  const standard = written.default !== undefined && codes.includes(written.default) ? written.default : fallback
  return [standard, ...codes.filter((code) => code !== standard)]
}

function listOf({ list = [] }: WrittenLocales): readonly LocaleConfig[] {
  return list.length > 0 ? list : [{ code: standardLocale }]
}

/** Fills in everything that follows from a code: the label is the language's own name, with its first letter in upper case. */
export function completeLocales(written: WrittenLocales, baseUrl: string): CheckedConfig['locales'] {
  const [standard, ...others] = codesOf(written)
  const byCode = new Map(listOf(written).map((one) => [one.code, one]))
  return {
    default: standard,
    list: [standard, ...others].map((code): CheckedConfig['locales']['list'][number] => {
      const name = languageName(code) ?? code
      const { path = code } = byCode.get(code)!
      return {
        label: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
        htmlLang: code,
        direction: rightToLeft.has(code.split('-')[0]!) ? 'rtl' : 'ltr',
        calendar: 'gregory',
        ...byCode.get(code)!,
        path,
        baseUrl: code === standard ? baseUrl : `${baseUrl}${path}/`,
      }
    }),
  }
}

/** The name of a language in itself; absent when the code is no language tag. */
function languageName(code: string): string | undefined {
  try {
    const { baseName } = new Intl.Locale(code)
    return new Intl.DisplayNames([baseName], { type: 'language' }).of(baseName)
  } catch {
    return undefined
  }
}
