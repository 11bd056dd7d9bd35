import * as util from './round'
import { Circle } from './circles'
import type { Shape } from './angular'
type Size = util.Size
export declare function measure(circle: Circle, by: Size): util.Size
export declare function flatten(shape: Shape): void
export {}
