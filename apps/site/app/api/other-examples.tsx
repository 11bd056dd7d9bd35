import type { ReactElement } from 'react'
import { ContentProvider, Hast, Heading, useContent } from '#app/prose/index.server.ts'
import type { OtherExample } from './other-examples.server.ts'

/** Examples of other pages that use a symbol, each with a link to its page. */
export function OtherExamples({
  examples,
  id,
}: {
  examples: readonly OtherExample[]
  id: string
}): ReactElement | null {
  const { packageName: _own, ...content } = useContent()
  if (examples.length === 0) return null
  return (
    <section className="part part-examples">
      <Heading level={2} id={id}>
        {content.t('section.otherExamples', { count: examples.length })}
      </Heading>
      {examples.map(({ title, href, isName, block, packageName }) => (
        <div className="example" key={`${href} ${title}`}>
          <p className="example-title">
            {content.t('example.from')} <a href={href}>{isName ? <code translate="no">{title}</code> : title}</a>
          </p>
          <ContentProvider value={{ ...content, ...(packageName !== undefined && { packageName }) }}>
            <Hast nodes={[block]} />
          </ContentProvider>
        </div>
      ))}
    </section>
  )
}
