// The API reference: names of symbols.

export { kindAnchor } from './kind-anchor.ts'
