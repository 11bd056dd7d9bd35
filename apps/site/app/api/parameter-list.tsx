import type { Parameter, TypePart } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { DefaultValue } from './default-value.tsx'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner, DocsBlocks } from './docs-blocks.tsx'
import { TypeText } from './signature.tsx'

/** Rows of parameters and of the documented parts of their types, nested as the types are. */
export function ParameterList({ parameters }: { parameters: readonly (Parameter | TypePart)[] }): ReactElement {
  return (
    <dl className="parameters">
      {parameters.map((parameter, index) => (
        <div key={index} {...('anchor' in parameter && { id: parameter.anchor })}>
          <Row parameter={parameter} />
        </div>
      ))}
    </dl>
  )
}

function Row({ parameter }: { parameter: Parameter | TypePart }): ReactElement {
  const { t } = useContent()
  const { name, type, optional, rest, default: value } = parameter
  const kind = 'anchor' in parameter ? parameter.kind : 'parameter'
  const label = name === '' && kind === 'returns' ? t('section.returns') : name
  return (
    <>
      <dt>
        {label === name ? (
          name !== '' && (
            <code className={kind === 'typeParameter' ? 'parameter-name sig-v' : 'parameter-name'} translate="no">
              {rest && '...'}
              {name}
              {optional && <span className="optional">?</span>}
            </code>
          )
        ) : (
          <b>{label}</b>
        )}
        <TypeText tokens={type} />
        {value !== undefined && <DefaultValue code={value} />}
        {'anchor' in parameter && (
          <a className="permalink" href={`#${parameter.anchor}`} aria-label={t('heading.link', { heading: label })} />
        )}
      </dt>
      <dd>
        <RowContent row={parameter} />
      </dd>
    </>
  )
}

/** Text, tags and parts of a row. */
export function RowContent({
  row: { doc, docs, parts },
}: {
  row: Pick<Parameter, 'doc' | 'docs' | 'parts'>
}): ReactElement {
  return (
    <>
      {docs && <DeprecatedBanner message={docs.deprecated} />}
      <DocText nodes={doc} />
      {docs && <DocsBlocks docs={docs} headings={{ level: 5 }} />}
      {parts && <ParameterList parameters={parts} />}
    </>
  )
}
