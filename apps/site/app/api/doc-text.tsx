import type { HastNode } from '@signpost/symbol-graph/reader'
import type { ReactElement } from 'react'
import { Hast, useSourceLang } from '#app/prose/index.server.ts'

/** Words of a doc comment or a README, which have one language on the pages of every locale. */
export function DocText({ nodes }: { nodes: readonly HastNode[] }): ReactElement {
  return <Hast nodes={nodes} lang={useSourceLang()} />
}
