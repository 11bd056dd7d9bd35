export declare class Config { a: string }
