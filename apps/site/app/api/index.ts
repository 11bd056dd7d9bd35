// The API reference: names of symbols, and scripts of their pages.

export { kindAnchor } from './kind-anchor.ts'
export { ReleaseParameter } from './release-parameter.tsx'
