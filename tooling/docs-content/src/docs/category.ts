import type { ConfigProblem } from '../config/value-checks.ts'
import { booleanAt, objectAt, reject, stringAt } from '../config/value-checks.ts'
import type { ContentDiagnostic } from '../reader/model.ts'
import type { CategoryFile } from './source-file.ts'

/** What a folder says about itself in `_category_.json`. */
export interface Category {
  label?: string
  position?: number
  collapsed: boolean
  collapsible: boolean
  /** Id of the doc behind the name; null for none; absent for the folder's index. */
  link?: string | null
}

/** Checks a folder's `_category_.json`; problems are diagnostics, and what is left is used. */
export function readCategory(file: CategoryFile, diagnostics: ContentDiagnostic[]): Category {
  const problems: ConfigProblem[] = []
  const category = categoryAt(file.value, problems)
  for (const { path, found, expected } of problems) {
    diagnostics.push({
      code: 'invalid-category',
      severity: 'warning',
      file: file.shown,
      found: path === '' ? found : `${path}: ${found}`,
      expected,
      nextStep: 'Correct the file. The value was not used.',
    })
  }
  return category
}

function categoryAt(value: unknown, problems: ConfigProblem[]): Category {
  const at = objectAt({ value, path: '', problems }, ['label', 'position', 'collapsed', 'collapsible', 'link'])
  if (!at) return { collapsed: true, collapsible: true }
  const label = stringAt(at('label'), undefined)
  const position = at('position').value
  if (position !== undefined && !Number.isFinite(position)) reject(at('position'), 'a number')
  const link = linkAt(at('link').value, problems)
  return {
    ...(label !== undefined && { label }),
    ...(Number.isFinite(position) && { position: Number(position) }),
    collapsed: booleanAt(at('collapsed'), true),
    collapsible: booleanAt(at('collapsible'), true),
    ...(link !== undefined && { link }),
  }
}

function linkAt(value: unknown, problems: ConfigProblem[]): string | null | undefined {
  if (value === undefined || value === null) return value
  const at = objectAt({ value, path: 'link', problems }, ['type', 'id'])
  if (!at) return undefined
  if (at('type').value !== 'doc') reject(at('type'), '"doc"')
  return stringAt(at('id'), undefined)
}
