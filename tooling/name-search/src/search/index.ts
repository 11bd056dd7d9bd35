export { NamesFormatError } from './errors.ts'
export type * from './model.ts'
export { openNames } from './open-names.ts'
