export * from './circles'
export * from './squares'
export * as shapes from './round'
export { Shape as Outline } from './angular'
