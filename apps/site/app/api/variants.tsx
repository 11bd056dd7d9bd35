import type { Token, Variants } from '@signpost/symbol-graph/reader'
import type { ReactElement } from 'react'
import { useContent, useSourceLang } from '#app/prose/index.server.ts'
import { TypeText } from './signature.tsx'

/** The parts of a discriminated union: the literal that tells each apart, what it is then, and what that is for. */
export function VariantList({ variants: { by, of } }: { variants: Variants }): ReactElement {
  return (
    <dl className="parameters">
      {of.map(({ value, type }) => (
        <div key={value}>
          <dt>
            <code className="parameter-name" translate="no">
              {by}: <span className="sig-s">{value}</span>
            </code>
            <TypeText tokens={type} />
          </dt>
          <dd>
            <Summary type={type} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the doc comment of a named part says first. */
function Summary({ type: [name] }: { type: readonly Token[] }): ReactElement | null {
  const { refs } = useContent()
  const lang = useSourceLang()
  const ref = Array.isArray(name) && typeof name[1] === 'number' ? refs[name[1]] : undefined
  if (!ref || ref.summary === '') return null
  return <p lang={lang}>{ref.summary}</p>
}
