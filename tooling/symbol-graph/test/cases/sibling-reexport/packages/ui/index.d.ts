import { Box } from '@acme/core';
export { Box };
/** Shows. */
export declare function show(box: Box): void;
export declare class Wide extends Box { width: number }
