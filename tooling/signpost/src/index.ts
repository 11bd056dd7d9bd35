export { findPackages } from '@signpost/files/find-packages'
export type { FoundPackage, FoundPackages } from '@signpost/files/find-packages'
export { RootError } from '@signpost/files/find-packages'
