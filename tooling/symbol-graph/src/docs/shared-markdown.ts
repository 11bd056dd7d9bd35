import { createMarkdown, type Markdown } from '@signpost/markdown'

let shared: Promise<Markdown> | undefined

/** The Markdown renderer of this process: its grammars take longer to load than most graphs to build. */
export function sharedMarkdown(): Promise<Markdown> {
  return (shared ??= createMarkdown())
}
