import type { TypeParameter } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { DocsBlocks, Section, type SectionHeadings } from './docs-blocks.tsx'
import { ParameterList, RowContent } from './parameter-list.tsx'
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
              <RowContent row={returns} />
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
      {typeParameters.map((row) => (
        <div key={row.name}>
          <dt>
            <code className="parameter-name sig-v" translate="no">
              {row.name}
            </code>
            {row.constraint && (
              <span className="parameter-fact">
                {t('parameter.extends')} <TypeText tokens={row.constraint} />
              </span>
            )}
            {row.default && (
              <span className="parameter-fact">
                {t('parameter.default')} <TypeText tokens={row.default} />
              </span>
            )}
          </dt>
          <dd>
            <RowContent row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
