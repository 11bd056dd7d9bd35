export declare const $: number;
export declare const _: number;
export declare const ünïcode: number;
