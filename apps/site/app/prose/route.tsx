import type { Route as RouteTypes } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { RouteArrow, RouteSide } from '#app/controls/index.ts'
import { useContent } from './content-context.tsx'

/** Route line of a callable: the types that it takes and returns. */
export function Route({ of: [takes, returns] }: { of: RouteTypes }): ReactElement {
  const { t } = useContent()
  return (
    <code className="route" translate="no">
      <RouteSide of={takes} /> <RouteArrow word={t('route.returns')} /> <RouteSide of={returns} />
    </code>
  )
}
