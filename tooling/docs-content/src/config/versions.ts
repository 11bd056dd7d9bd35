import type * as z from 'zod'
import { choose, dictionary, filled, isObject, list, section } from './schema.ts'

const expected =
  'latest, latest-majors, a range of versions, npm:<name>@<range>, or a folder or tarball that begins with ./'

/** A release or several: a word, a range by its characters, another name, or a path. */
const wanted =
  /^(?:latest|latest-majors|npm:(?:@[a-z\d~][\w.~-]*\/)?[a-z\d~][\w.~-]*@[^@:/\\]+|\.{1,2}\/.+|[\d\s.*^~<>=|xXvV-][\w\s.*^~<>=|+-]*)$/i

const entry = filled.regex(wanted, { error: expected })

const entries = choose<string[]>((value) => (Array.isArray(value) ? list(entry) : entry.transform((one) => [one])))

/** Published releases to document, by package; `*` for all packages. */
export function versions(): z.ZodType<Record<string, string[]>> {
  return section(
    choose<Record<string, string[]>>((value) =>
      isObject(value) ? dictionary(entries) : entries.transform((all) => ({ '*': all })),
    ),
  )
}
