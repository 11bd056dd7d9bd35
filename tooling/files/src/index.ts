export { claimOutput, isHeard, SupersededError, type OutputClaim } from './claim-output.ts'
export { addressName, folderName, isAddressName, safeName } from './file-name.ts'
export { openSourceRoot, SourceError, type SourceRoot } from './source-root.ts'
export { CacheError, privateFolder, userCache } from './user-cache.ts'
