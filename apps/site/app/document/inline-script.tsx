import type { ReactElement } from 'react'
import { useNonce } from './nonce.ts'
import { RawHtml } from './raw-html.tsx'

/**
 * A script in the document, which runs before anything that comes after it is painted.
 *
 * Its text is in the document alone: the browser's own code gives an empty one for it (see `import.meta.env.SSR` where it
 * is used), which leaves the script that has run as it is.
 *
 * @param data - What the text is to know, as `data-` attributes: the text itself is constant, so that a policy can allow it
 *   by its hash.
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
