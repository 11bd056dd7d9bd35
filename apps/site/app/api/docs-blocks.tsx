import type { Docs, HastNode, Parameter, Signature, TypeParameter } from '@signpost/graph-model'
import type { ReactElement, ReactNode } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { TypeText } from './signature.tsx'
import { VariantList } from './variants.tsx'

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
    <aside className="banner banner-deprecated" aria-label={t('status.deprecated')}>
      <b>{t('status.deprecated')}</b>
      {message.length > 0 && (
        <div>
          <DocText nodes={message} />
        </div>
      )}
    </aside>
  )
}

/** Type parameters, variants of a union, parameters, return value, exceptions and the other blocks of a doc comment. */
export function SignatureDetails({
  signature,
  headings,
}: {
  signature: Pick<Signature, 'typeParameters' | 'parameters' | 'returns' | 'variants' | 'docs'>
  headings: SectionHeadings
}): ReactElement {
  const { typeParameters, parameters, returns, variants, docs } = signature
  return (
    <>
      {typeParameters.some(({ doc, constraint, default: fallback }) => doc.length > 0 || constraint || fallback) && (
        <Section name="typeParameters" headings={headings}>
          <TypeParameterList typeParameters={typeParameters} />
        </Section>
      )}
      {variants && (
        <Section name="variants" headings={headings}>
          <VariantList variants={variants} />
        </Section>
      )}
      {parameters.length > 0 && (
        <Section name="parameters" headings={headings}>
          <ParameterList parameters={parameters} />
        </Section>
      )}
      {returns && (
        <Section name="returns" headings={headings}>
          <dl className="parameters">
            <dt>
              <TypeText tokens={returns.type} />
            </dt>
            <dd>
              <DocText nodes={returns.doc} />
            </dd>
          </dl>
        </Section>
      )}
      <DocsBlocks docs={docs} headings={headings} />
    </>
  )
}

/** Default, exceptions, remarks, examples, labelled blocks and references of a doc comment. */
export function DocsBlocks({ docs, headings }: { docs: Docs; headings: SectionHeadings }): ReactElement {
  const { t } = useContent()
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
      {docs.blocks.map(({ tag, content }, index) => (
        <div className="block" key={index}>
          <b>{t(`block.${tag}`) === `block.${tag}` ? tag : t(`block.${tag}`)}</b> <DocText nodes={content} />
        </div>
      ))}
      {docs.see.length > 0 && (
        <Section name="see" headings={headings}>
          <NodeList items={docs.see} />
        </Section>
      )}
      {docs.inheritedFrom !== undefined && (
        <p className="note">
          {t('docs.inheritedFrom')} <RefLink index={docs.inheritedFrom} className="code" />
        </p>
      )}
    </>
  )
}

function Section({
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

function TypeParameterList({ typeParameters }: { typeParameters: readonly TypeParameter[] }): ReactElement {
  const { t } = useContent()
  return (
    <dl className="parameters">
      {typeParameters.map(({ name, constraint, default: fallback, doc }) => (
        <div key={name}>
          <dt>
            <code className="parameter-name sig-t" translate="no">
              {name}
            </code>
            {constraint && (
              <span className="parameter-fact">
                {t('parameter.extends')} <TypeText tokens={constraint} />
              </span>
            )}
            {fallback && (
              <span className="parameter-fact">
                {t('parameter.default')} <TypeText tokens={fallback} />
              </span>
            )}
          </dt>
          <dd>
            <DocText nodes={doc} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ParameterList({ parameters }: { parameters: readonly Parameter[] }): ReactElement {
  const { t } = useContent()
  return (
    <dl className="parameters">
      {parameters.map((parameter, index) => (
        <div key={index}>
          <dt>
            <code className="parameter-name" translate="no">
              {parameter.rest && '...'}
              {parameter.name}
              {parameter.optional && <span className="optional">?</span>}
            </code>
            <TypeText tokens={parameter.type} />
            {parameter.default !== undefined && (
              <span className="parameter-fact">
                {t('parameter.default')}{' '}
                <code className="type" translate="no">
                  {parameter.default}
                </code>
              </span>
            )}
          </dt>
          <dd>
            <DocText nodes={parameter.doc} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
