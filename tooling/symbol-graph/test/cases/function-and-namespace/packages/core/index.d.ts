/** Parses. */
export declare function parse(s: string): parse.Options;
export declare namespace parse { interface Options { strict?: boolean } }
