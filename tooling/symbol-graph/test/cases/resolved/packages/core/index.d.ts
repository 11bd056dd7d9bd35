export declare const schema: () => { a: string; b: number }
export type Made = ReturnType<typeof schema>
export type Pretty<T> = { [K in keyof T]: T[K] } & {}
export type Shown = Pretty<{ x: 1 } & { y: 2 }>
export type Tree = { value: string; left?: Tree }
export type Cycle = Pretty<Tree>
export declare const Color: { readonly Red: 'red'; readonly Blue: 'blue' }
export type Color = (typeof Color)[keyof typeof Color]
