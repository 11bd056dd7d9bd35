import { A } from './a.js';
export { A };
export declare class Mock extends A {}
