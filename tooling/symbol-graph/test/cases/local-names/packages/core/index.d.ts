import { T as Token$1, B as __Base, M as Mode$1, Odd$1 as Odd } from './chunk.js'
import type { Token } from './other.js'
import { PathLike as PathLike$1 } from 'node:fs'
export { T as Token, B as Base, M as Mode, Odd$1, readHidden } from './chunk.js'
export { default as Gauge } from './gauge.js'
/** Reads one. */
export declare function readToken(mode: Mode$1.On, again: typeof Mode$1, path: PathLike$1): Token$1
/** Sub. */
export declare class Sub extends __Base<Token$1> { t: Token$1; u: Token; odd: Odd; secret: import('./secret.js').default }
/** Not exported, used below. */
interface Pipe { /** Its gauge. */ gauge: import('./gauge.js').default; check(g: import('./gauge.js').default): void }
declare class BaseEngine<G extends import('./gauge.js').default = import('./gauge.js').default> { /** Uses. */ use(g: G, other: import('./gauge.js').default): void }
/** An engine. */
export declare class Engine extends BaseEngine { /** Its pipe. */ pipe: Pipe }
/** Opens a window, like the global function. */
declare function open_2(name: string): void
export { open_2 as open }
export {}
