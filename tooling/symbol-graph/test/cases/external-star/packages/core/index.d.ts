export * from 'ext-lib'
export declare const own: number
