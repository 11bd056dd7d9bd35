import type { HastNode } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Hast, useSourceLang } from '#app/prose/index.server.ts'

/** Text of a doc comment or a README, which is in one language on the pages of every locale. */
export function DocText({ nodes }: { nodes: readonly HastNode[] }): ReactElement {
  return <Hast nodes={nodes} lang={useSourceLang()} />
}
