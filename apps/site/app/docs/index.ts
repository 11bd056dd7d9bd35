// The docs: choice of a version.

export { chooseVersion } from './chosen-version.ts'
export { VersionLinks, VersionMenu } from './version-menu.tsx'
