export type * from './model.ts'
export { ContentFormatError } from './content-format-error.ts'
export { openContent } from './open-content.ts'
export { sourceHref } from './repository-href.ts'
