import { createMarkdown, type Markdown } from '@signpost/markdown'

let shared: Promise<Markdown> | undefined

/** Memoised Markdown renderer of this process: loading its grammars takes longer than building most graphs. */
export function sharedMarkdown(): Promise<Markdown> {
  return (shared ??= createMarkdown())
}
