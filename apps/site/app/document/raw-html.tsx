import { useMemo, type HTMLAttributes, type ReactElement, type ScriptHTMLAttributes } from 'react'
import { trustedHtml } from './trusted-types.ts'

type RawHtmlProps = { html: string } & (
  | ({ as: 'div' } & HTMLAttributes<HTMLDivElement>)
  | ({ as: 'ul' } & HTMLAttributes<HTMLUListElement>)
  | ({ as: 'script' } & ScriptHTMLAttributes<HTMLScriptElement>)
)

/**
 * The one component that writes a text into the document as it is; a lint rule keeps it so.
 *
 * Who uses it answers for the text: sanitised by `tooling/markdown`, written by the owner of the site in its configuration,
 * or constant.
 */
export function RawHtml({ as: Tag, html, ...attributes }: RawHtmlProps): ReactElement {
  // Another object with the same text would be written into the document again.
  const trusted = useMemo(() => trustedHtml(html), [html])
  // eslint-disable-next-line no-restricted-syntax -- this is that component
  return <Tag {...(attributes as object)} dangerouslySetInnerHTML={{ __html: trusted }} />
}
