import type { Unit } from '../types/positions.ts';
import type { Site } from '../types/sites.ts';
import { type Scene } from './access.ts';
/** Consumer programs that may show a difference, best first. */
export declare function witnessesOf(scene: Scene, unit: Unit, site: Site): string[];
//# sourceMappingURL=witnesses.d.ts.map