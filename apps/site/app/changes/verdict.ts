import type { ApiChange } from '@signpost/graph-model'

/** Verdict of a change as its text names it. */
export interface ShownVerdict {
  name: 'breaks' | 'mayBreak' | 'compatible'
  /** Absent when nothing breaks. */
  role?: string
}

const roles: ReadonlySet<string> = new Set([
  'caller',
  'reader',
  'writer',
  'implementer',
  'subclasser',
  'augmenter',
  'namer',
  'installer',
])

/** A break in the roles that occur, a break in some role only, or none. */
export function verdictOf({ level, strict, role }: Pick<ApiChange, 'level' | 'strict' | 'role'>): ShownVerdict {
  const known = role !== undefined && roles.has(role) ? role : 'namer'
  if (level === 'major') return { name: 'breaks', role: known }
  return strict === 'major' ? { name: 'mayBreak', role: known } : { name: 'compatible' }
}
