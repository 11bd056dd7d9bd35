export { claimOutput, SupersededError, type OutputClaim } from './claim-output.ts'
export { openSourceRoot, SourceError, type SourceRoot } from './source-root.ts'
export { userCache } from './user-cache.ts'
