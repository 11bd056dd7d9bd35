import type * as z from 'zod'
import type { CheckedConfig } from './checked-config.ts'
import { filled, flag, keys, matching, text } from './schema.ts'

/** A colour as CSS writes it. It becomes part of a style sheet, so it has nothing that could end its declaration or load a picture. */
const color = matching(
  /^(?!.*url\s*\()[\w#%.,()\s/+-]+$/is,
  'a colour such as "#20232a", "rebeccapurple" or "oklch(0.5 0.1 250)"',
)

/** `announcementBar` (R2.29); absent and null both mean that there is none. */
export function announcementBar(locales: readonly string[]): z.ZodType<CheckedConfig['announcementBar']> {
  return keys({
    id: filled.default('announcement-bar'),
    content: text(locales),
    backgroundColor: color.optional().transform((value) => value ?? null),
    textColor: color.optional().transform((value) => value ?? null),
    isCloseable: flag.default(true),
  })
    .nullish()
    .transform((bar) => bar ?? null)
}
