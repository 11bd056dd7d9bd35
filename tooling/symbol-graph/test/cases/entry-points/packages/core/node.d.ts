export declare class Config { there: 1 }
