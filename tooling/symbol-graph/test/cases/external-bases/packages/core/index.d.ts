import { ExtClass } from 'ext-lib'
export declare class E1 extends Error { code: string }
export declare class E2 extends ExtClass { own: 1 }
export interface E3 extends Promise<string>, Array<number> { own: 1 }
