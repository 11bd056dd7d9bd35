import type { ReactElement } from 'react'
import { createStylesheet, StyleTag, type Stylesheet } from '../src/index.ts'

/** What the page of a policy expects. */
export const nonce = 'r4nd0m'

/** The stylesheet that a server sends and a browser takes over. */
export const sent: Stylesheet = createStylesheet({ 'main p': { color: 'rgb(1, 2, 3)' } }, { id: 'sent', nonce })

/** The one that React sends and hydrates. */
export const tagged: Stylesheet = createStylesheet({ 'main > p::after': { content: '"</style> & \'"' } }, { nonce })

/** The content of the page. */
export function Page(): ReactElement {
  return (
    <main>
      <StyleTag sheet={tagged} />
      <p>text</p>
    </main>
  )
}
