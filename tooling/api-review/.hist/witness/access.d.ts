import type { SurfaceSymbol } from '../match/surface.ts';
import type { Unit } from '../types/positions.ts';
import type { Step } from '../types/sites.ts';
import type { Stage, TypePair } from '../types/stage.ts';
/** Input of consumer code for a difference. */
export interface Scene {
    stage: Stage;
    entry: string;
    units: ReadonlyMap<string, Unit>;
    pairs: readonly TypePair[];
    surface: ReadonlyMap<string, SurfaceSymbol>;
}
/** Type of a unit as consumers write it, or undefined when no exported name leads to it. */
export declare function accessUnit(scene: Scene, unit: Unit, seen?: ReadonlySet<string>): string | undefined;
/** Type of a part of a type. */
export declare function accessPart(type: string, path: readonly Step[], isConstructor?: boolean): string;
//# sourceMappingURL=access.d.ts.map