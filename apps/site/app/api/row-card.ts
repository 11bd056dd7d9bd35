import type { IndexEntry } from '@signpost/graph-model'

/** Attributes of a link in a list of names, of which the browser makes its card: first sentence and route. */
interface RowCard {
  title?: string
  'data-route'?: string
}

export function rowCard({ summary, route }: Pick<IndexEntry, 'summary' | 'route'>): RowCard {
  return { ...(summary !== '' && { title: summary }), ...(route && { 'data-route': route.join(' -> ') }) }
}
