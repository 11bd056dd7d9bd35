import type { HastNode } from '@signpost/symbol-graph/reader'
import type { ReactElement } from 'react'
import { useSourceLang } from '#app/components/content/content-context.tsx'
import { Hast } from '#app/components/content/hast.tsx'

/** Words of a doc comment or a README, which have one language on the pages of every locale. */
export function DocText({ nodes }: { nodes: readonly HastNode[] }): ReactElement {
  return <Hast nodes={nodes} lang={useSourceLang()} />
}
