/** A tag. */
export declare const tag: unique symbol;
export interface Odd {
  'a/b': string;
  'with space': string;
  0: string;
  'constructor': string;
  __proto__: string;
  'quo"te': string;
  [Symbol.iterator](): Iterator<string>;
  [tag]: string;
}
