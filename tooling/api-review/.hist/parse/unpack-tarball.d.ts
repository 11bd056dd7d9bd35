import type { Side } from './side.ts';
/**
 * Reads a packed package.
 *
 * @throws Error when an entry of the archive would be outside its folder, or is a link.
 */
export declare function unpackTarball(file: string, label?: string): Side;
//# sourceMappingURL=unpack-tarball.d.ts.map