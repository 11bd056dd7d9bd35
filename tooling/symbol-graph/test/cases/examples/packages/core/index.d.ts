/**
 * Shows.
 *
 * @example Title One
 * ```ts
 * const a: number = 1
 * ```
 *
 * @example
 * ```tsx
 * <F<string> />
 * ```
 */
export declare function shows(): void;
