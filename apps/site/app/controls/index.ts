// Controls without a subject of their own.

export { breakable } from './breakable.tsx'
export { FoldSummary } from './fold-summary.tsx'
export { Icon } from './icon.tsx'
export { Menu } from './menu.tsx'
export { RouteArrow } from './route-arrow.tsx'
export { RouteSide } from './route-side.tsx'
