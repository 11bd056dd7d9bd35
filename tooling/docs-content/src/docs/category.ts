import * as z from 'zod'
import { filled, flag, keptKeys, keys } from '../config/schema.ts'
import type { ContentDiagnostic } from '../reader/model.ts'
import type { CategoryFile } from './source-file.ts'

/** A folder's `_category_.json`. */
export interface Category {
  label?: string
  position?: number
  collapsed: boolean
  collapsible: boolean
  /** Id of the doc behind the name; null for none; absent for the folder's index. */
  link?: string | null
}

const shape = {
  label: filled.exactOptional(),
  position: z.number({ error: 'a number' }).exactOptional(),
  collapsed: flag.default(true),
  collapsible: flag.default(true),
  link: keys({ type: z.literal('doc'), id: filled })
    .transform(({ id }) => id)
    .nullable()
    .exactOptional(),
}

/** Reads a folder's `_category_.json`. Keys with problems are diagnostics and are left out. */
export function readCategory(file: CategoryFile, diagnostics: ContentDiagnostic[]): Category {
  const { kept, problems } = keptKeys(shape, file.value)
  for (const { path, found, expected, hint, isUnknownKey } of problems) {
    diagnostics.push({
      code: 'invalid-category',
      severity: 'warning',
      file: file.shown,
      found: path === '' || isUnknownKey ? found : `${path}: ${found}`,
      expected,
      nextStep: `${hint ?? 'Correct the file.'} The value was not used.`,
    })
  }
  return kept
}
