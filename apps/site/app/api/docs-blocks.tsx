import type { Docs, HastNode } from '@signpost/graph-model'
import type { ReactElement, ReactNode } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'

/** Level of the headings in a piece of documentation, and their ids. */
export interface SectionHeadings {
  level: 2 | 3 | 4 | 5
  /** Returns the anchor of a section by its name. Absent for sections without anchors. */
  idOf?: (section: string) => string
}

/** Deprecation banner with the author's message. */
export function DeprecatedBanner({ message }: { message: readonly HastNode[] | undefined }): ReactElement | null {
  const { t } = useContent()
  if (!message) return null
  return (
    <div role="note" className="banner banner-deprecated" aria-label={t('status.deprecated')}>
      <b>{t('status.deprecated')}</b>
      {message.length > 0 && (
        <div>
          <DocText nodes={message} />
        </div>
      )}
    </div>
  )
}

/** Blocks of a doc comment after its summary: default value, exceptions, remarks, examples and others. */
export function DocsBlocks({
  docs,
  headings,
  isFolded = false,
}: {
  docs: Docs
  headings: SectionHeadings
  /** Whether what is long, remarks, examples and links, is folded. */
  isFolded?: boolean
}): ReactElement {
  const { t } = useContent()
  const long = (
    [
      ['remarks', Number(docs.remarks.length > 0)],
      ['examples', docs.examples.length],
      ['see', Number(docs.see.length > 0)],
    ] as const
  ).filter(([, count]) => count > 0)
  const folded = long.map(([name, count]) => t(`section.${name}`, { count }))
  return (
    <>
      {docs.defaultValue && (
        <Section name="defaultValue" headings={headings}>
          <DocText nodes={docs.defaultValue} />
        </Section>
      )}
      {docs.throws.length > 0 && (
        <Section name="throws" headings={headings}>
          <NodeList items={docs.throws} />
        </Section>
      )}
      {docs.blocks.map(({ tag, content }, index) => (
        <div className="block" key={index}>
          <b>{t(`block.${tag}`) === `block.${tag}` ? tag : t(`block.${tag}`)}</b> <DocText nodes={content} />
        </div>
      ))}
      {isFolded && folded.length > 0 ? (
        <details className="docs-fold">
          <summary>{folded.join(' · ')}</summary>
          <LongBlocks docs={docs} headings={headings} />
        </details>
      ) : (
        <LongBlocks docs={docs} headings={headings} />
      )}
      {docs.inheritedFrom !== undefined && (
        <p className="note">
          {t('docs.inheritedFrom')} <RefLink index={docs.inheritedFrom} className="code" />
        </p>
      )}
    </>
  )
}

/** Remarks, examples and links of a doc comment. */
function LongBlocks({ docs, headings }: { docs: Docs; headings: SectionHeadings }): ReactElement {
  return (
    <>
      {docs.remarks.length > 0 && (
        <Section name="remarks" headings={headings}>
          <DocText nodes={docs.remarks} />
        </Section>
      )}
      {docs.examples.length > 0 && (
        <Section name="examples" headings={headings} count={docs.examples.length}>
          {docs.examples.map(({ title, content }, index) => (
            <div className="example" key={index}>
              {title !== '' && <p className="example-title">{title}</p>}
              <DocText nodes={content} />
            </div>
          ))}
        </Section>
      )}
      {docs.see.length > 0 && (
        <Section name="see" headings={headings}>
          <NodeList items={docs.see} />
        </Section>
      )}
    </>
  )
}

/** Part of a declaration's documentation with a heading. */
export function Section({
  name,
  headings,
  count = 1,
  children,
}: {
  name: string
  headings: SectionHeadings
  count?: number
  children: ReactNode
}): ReactElement {
  const { t } = useContent()
  return (
    <section className={`part part-${name}`}>
      <Heading level={headings.level} id={headings.idOf?.(name)}>
        {t(`section.${name}`, { count })}
      </Heading>
      {children}
    </section>
  )
}

function NodeList({ items }: { items: readonly (readonly HastNode[])[] }): ReactElement {
  return (
    <ul>
      {items.map((nodes, index) => (
        <li key={index}>
          <DocText nodes={nodes} />
        </li>
      ))}
    </ul>
  )
}
