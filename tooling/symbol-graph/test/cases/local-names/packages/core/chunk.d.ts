/** A token. */
interface Token { text: string }
/** A base. */
declare class Base<T = Token> { base: T }
/** Kept under its own name. */
declare class Odd$1 { odd: number }
/** Shown where it is named. */
interface Hidden$1 { hidden: boolean }
/** A mode. */
declare enum Mode { On }
/** Reads the hidden. */
declare function readHidden(): Hidden$1
export { Token as T, Base as B, Odd$1, Mode as M, readHidden }
