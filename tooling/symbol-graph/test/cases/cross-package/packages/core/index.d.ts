export declare class Box { open(): void }
