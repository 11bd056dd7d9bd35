export { A } from './a.js';
export declare class Config { here: 1 }
