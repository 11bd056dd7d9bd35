import type { Side } from './side.ts';
/**
 * Replaces each file of the head that is as in the base, with everything it imports, by a re-export of the base's file.
 * Types of such files are the same on both sides then: nothing in them is compared, parsed or bound twice.
 *
 * @returns The head, its texts written for a program where its folder is a sibling of the base's, which is called `base`.
 */
export declare function shareFiles(base: Side, head: Side): {
    head: Side;
    shared: ReadonlySet<string>;
};
//# sourceMappingURL=share-files.d.ts.map