export type { ExtClass } from 'ext-lib'
export { ExtOptions as Renamed } from 'ext-lib'
