// Client navigation: followed links, prefetching, progress bar, finding and scrolling to anchors.

export { AnchorFinder } from './anchor-finder.tsx'
export { HashTarget } from './hash-target.tsx'
export { HistoryIndex, isMadeByBrowser, numberHistory } from './history-index.ts'
export { LinkNavigation } from './link-navigation.tsx'
export { targetOf } from './target-of.ts'
