// Client navigation: followed links, prefetching, progress bar, scrolling to anchors.

export { HashTarget } from './hash-target.tsx'
export { LinkNavigation } from './link-navigation.tsx'
export { targetOf } from './target-of.ts'
