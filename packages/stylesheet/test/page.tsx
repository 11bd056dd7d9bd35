import type { ReactElement } from 'react'
import { createStylesheet, StyleTag, type Stylesheet } from '../src/index.ts'

/** Values for the content security policy of the page. */
export const nonce = 'r4nd0m'

/** A stylesheet sent by a server and reused by the browser. */
export const sent: Stylesheet = createStylesheet({ 'main p': { color: 'rgb(1, 2, 3)' } }, { id: 'sent', nonce })

/** A stylesheet that React sends and hydrates. */
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
