export { findPackages } from './find-packages.ts'
export type { FoundPackage, FoundPackages } from './find-packages.ts'
export { RootError } from './root-error.ts'
