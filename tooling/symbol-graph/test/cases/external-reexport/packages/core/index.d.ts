export { ExtClass, ExtOptions as Renamed } from 'ext-lib';
export type { ExtClass as Later } from 'ext-lib';
