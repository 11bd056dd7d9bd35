import type { PackageIndex } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'

/** Anchor of the graph of packages. */
export const packageGraphAnchor = 'package-graph'

/** Whether a package depends on other packages of the site, or they on it. */
export function hasPackageGraph({ dependencies, dependents }: PackageIndex): boolean {
  return dependencies !== undefined || dependents !== undefined
}

/**
 * Packages of the site that use a package, and those that it uses, with lines between them. The lists are the text of the drawing:
 * narrow windows have them alone.
 */
export function PackageGraph({ index }: { index: PackageIndex }): ReactElement | null {
  const { t } = useContent()
  const { dependencies = [], dependents = [] } = index
  if (!hasPackageGraph(index)) return null
  return (
    <section className="package-graph-section">
      <Heading level={2} id={packageGraphAnchor}>
        {t('section.packages')}
      </Heading>
      <div className="package-graph">
        <PackageList label={t('packages.usedBy')} none={t('packages.none')} refs={dependents} />
        <Lines count={dependents.length} />
        <span className="package-graph-self" aria-hidden="true" />
        <Lines count={dependencies.length} isMirrored />
        <PackageList label={t('packages.uses')} none={t('packages.none')} refs={dependencies} />
      </div>
    </section>
  )
}

function PackageList({ label, none, refs }: { label: string; none: string; refs: readonly number[] }): ReactElement {
  return (
    <div className="package-graph-side">
      <h3>{label}</h3>
      {refs.length === 0 ? (
        <p className="note">{none}</p>
      ) : (
        <ul>
          {refs.map((ref) => (
            <li key={ref}>
              <RefLink index={ref} className="code" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Height of a row, and width of the lines, in the units of the drawing. */
const row = 34
const across = 60

/** Lines from the middle of each row to the middle of all. */
function Lines({ count, isMirrored = false }: { count: number; isMirrored?: boolean }): ReactElement {
  const height = row * count
  const [from, to] = isMirrored ? [across, 0] : [0, across]
  const middle = across / 2
  return (
    <svg
      className="package-graph-lines"
      aria-hidden="true"
      viewBox={`0 0 ${across} ${Math.max(height, 1)}`}
      width={across}
      height={height}
    >
      {Array.from({ length: count }, (_, at) => {
        const y = row * (at + 0.5)
        return <path key={at} d={`M${from} ${y}C${middle} ${y} ${middle} ${height / 2} ${to} ${height / 2}`} />
      })}
    </svg>
  )
}
