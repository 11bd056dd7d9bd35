import * as ns from './x.js';
export { ns };
export { Foo } from './x.js';
export declare function f(a: ns.Foo): void;
