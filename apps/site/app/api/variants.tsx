import type { Token, Variants } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { directionOf, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { RowContent } from './parameter-list.tsx'
import { TypeText } from './signature.tsx'

/** Members of a discriminated union: discriminant, type and description of each. */
export function VariantList({ variants: { by, of } }: { variants: Variants }): ReactElement {
  return (
    <dl className="parameters">
      {of.map((variant) => (
        <div key={variant.value}>
          <dt>
            <code className="parameter-name" translate="no">
              {by}: <span className="sig-s">{variant.value}</span>
            </code>
            <TypeText tokens={variant.type} />
          </dt>
          <dd>
            {variant.doc === undefined && <Summary type={variant.type} />}
            <RowContent row={{ doc: [], ...variant }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Summary of a named type. */
function Summary({ type: [name] }: { type: readonly Token[] }): ReactElement | null {
  const { refs } = useContent()
  const lang = useSourceLang()
  const ref = Array.isArray(name) && typeof name[1] === 'number' ? refs[name[1]] : undefined
  if (!ref || ref.summary === '') return null
  return (
    <p lang={lang} {...directionOf(ref.summary)}>
      {ref.summary}
    </p>
  )
}
