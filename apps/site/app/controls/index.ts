export { FoldSummary } from './fold-summary.tsx'
export { Icon } from './icon.tsx'
export { Menu } from './menu.tsx'
