import type { ReactElement } from 'react'
import { useNonce } from './nonce.ts'
import { RawHtml } from './raw-html.tsx'

/**
 * Inline script of the document, which runs before anything after it is painted.
 *
 * Only the document has its text. In the browser's code the text is empty (see the uses of `import.meta.env.SSR`), and
 * hydration leaves the script as it is.
 *
 * @param data - Input of the script, as `data-` attributes. The text itself is constant, so that a content security
 *   policy can allow it by its hash.
 */
export function InlineScript({
  text,
  data = {},
}: {
  text: string
  data?: Readonly<Record<string, string>>
}): ReactElement {
  const nonce = useNonce()
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))
  return (
    <RawHtml as="script" {...(nonce !== undefined && { nonce })} {...attributes} suppressHydrationWarning html={text} />
  )
}
