/**
 * Explains a rule: what changed, for whom it is how large, an example and its source.
 *
 * @throws Error when there is no such rule; the message lists all.
 */
export declare function explain(id: string): string;
//# sourceMappingURL=explain.d.ts.map