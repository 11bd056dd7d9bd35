import type { TypeParameter } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner, DocsBlocks, Section, type SectionHeadings } from './docs-blocks.tsx'
import { ParameterList } from './parameter-list.tsx'
import { type Detailed, withoutRepeats } from './signature-sections.ts'
import { TypeText } from './signature.tsx'
import { VariantList } from './variants.tsx'

/**
 * Type parameters, variants of a union, parameters, return value, exceptions and the other blocks of a doc comment. Rows that
 * repeat the signature are left out.
 */
export function SignatureDetails({
  signature,
  headings,
  isFolded = false,
}: {
  signature: Detailed
  headings: SectionHeadings
  /** Whether remarks, examples and links are folded. */
  isFolded?: boolean
}): ReactElement {
  const { typeParameters, parameters, returns, parts, variants, docs } = withoutRepeats(signature)
  return (
    <>
      {typeParameters.length > 0 && (
        <Section name="typeParameters" headings={headings}>
          <TypeParameterList typeParameters={typeParameters} />
        </Section>
      )}
      {variants && (
        <Section name="variants" headings={headings}>
          <VariantList variants={variants} />
        </Section>
      )}
      {parts && (
        <Section name="parts" headings={headings}>
          <ParameterList parameters={parts} />
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
              {returns.docs && <DeprecatedBanner message={returns.docs.deprecated} />}
              <DocText nodes={returns.doc} />
              {returns.docs && <DocsBlocks docs={returns.docs} headings={{ level: 5 }} />}
              {returns.parts && <ParameterList parameters={returns.parts} />}
            </dd>
          </dl>
        </Section>
      )}
      <DocsBlocks docs={docs} headings={headings} isFolded={isFolded} />
    </>
  )
}

function TypeParameterList({ typeParameters }: { typeParameters: readonly TypeParameter[] }): ReactElement {
  const { t } = useContent()
  return (
    <dl className="parameters">
      {typeParameters.map(({ name, constraint, default: fallback, doc, docs, parts }) => (
        <div key={name}>
          <dt>
            <code className="parameter-name sig-v" translate="no">
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
            {docs && <DeprecatedBanner message={docs.deprecated} />}
            <DocText nodes={doc} />
            {docs && <DocsBlocks docs={docs} headings={{ level: 5 }} />}
            {parts && <ParameterList parameters={parts} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
