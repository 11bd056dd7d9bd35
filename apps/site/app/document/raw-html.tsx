import { useMemo, type HTMLAttributes, type ReactElement, type ScriptHTMLAttributes } from 'react'
import { trustedHtml } from './trusted-types.ts'

type RawHtmlProps = { html: string } & (
  | ({ as: 'div' } & HTMLAttributes<HTMLDivElement>)
  | ({ as: 'ul' } & HTMLAttributes<HTMLUListElement>)
  | ({ as: 'script' } & ScriptHTMLAttributes<HTMLScriptElement>)
)

/**
 * The only component that writes raw HTML; a lint rule enforces that.
 *
 * Its callers ensure that the text is safe: sanitised by `tooling/markdown`, written by the site's owner in the
 * configuration, or constant.
 */
export function RawHtml({ as: Tag, html, ...attributes }: RawHtmlProps): ReactElement {
  // A new object with the same text would make React write the HTML again.
  const trusted = useMemo(() => trustedHtml(html), [html])
  // eslint-disable-next-line no-restricted-syntax -- this is that component
  return <Tag {...(attributes as object)} dangerouslySetInnerHTML={{ __html: trusted }} />
}
