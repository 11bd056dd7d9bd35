export interface O { a: string; b?: number }
/**
 * Does it.
 * @param opts - The options.
 * @param opts.a - The a.
 * @param pair - The pair.
 */
export function f({ a, b = 2 }: O, [x, y]: [number, string], ...rest: string[]): string { return a + String(b) + x + y + rest.join('') }
export function g(this: O, opt?: string, dflt: number = 3): void { void [this, opt, dflt] }
