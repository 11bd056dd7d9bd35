import type { ApiChange } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { shownName } from '#app/urls/index.ts'
import { ChangedDeclaration } from './changed-declaration.tsx'
import { verdictOf } from './verdict.ts'

/** One change: the symbol, what happened to it, whom it breaks, its declarations and the code that shows the break. */
export function ChangeEntry({ change }: { change: ApiChange }): ReactElement {
  const { t } = useContent()
  const { anchor, name, ref, specifier, before, after, witness } = change
  const verdict = verdictOf(change)
  const isGone = change.change === 'removed' || change.change === 'deprecated'
  const shown = <code className={isGone ? 'deprecated' : undefined}>{shownName(name)}</code>
  return (
    <section className="change">
      <Heading level={3} id={anchor} label={shownName(name)}>
        <span translate="no">{ref === undefined ? shown : <RefLink index={ref}>{shown}</RefLink>}</span>
      </Heading>
      <p className="change-facts">
        <span className={isGone ? 'badge badge-deprecated' : 'badge'}>{t(`changes.kind.${change.change}`)}</span>
        <span className={`verdict verdict-${verdict.name}`}>
          {verdict.role === undefined
            ? t(`changes.${verdict.name}`)
            : t(`changes.${verdict.name}`, { role: t(`changes.role.${verdict.role}`) })}
        </span>
        {specifier !== undefined && <code translate="no">{specifier}</code>}
      </p>
      <ChangedDeclaration before={before} after={after} />
      {witness !== undefined && (
        <details className="witness">
          <summary>{t('changes.witness')}</summary>
          <pre className="witness-code" tabIndex={0} translate="no" dir="ltr">
            <code>{witness}</code>
          </pre>
        </details>
      )}
    </section>
  )
}
