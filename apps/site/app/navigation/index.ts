export { HashTarget } from './hash-target.tsx'
export { LinkNavigation } from './link-navigation.tsx'
export { targetOf } from './target-of.ts'
