export declare class Config { b: number }
export declare function load(): Config
