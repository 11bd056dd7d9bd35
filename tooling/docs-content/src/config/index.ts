export { repositoryUrl } from './repository-url.ts'
export { defineSiteConfig } from './site-config.ts'
export type * from './site-config.ts'
