export * as a from './a'
export declare function take(deep: import('./b').Deep): void
