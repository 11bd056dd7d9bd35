/** A helper of {@link ns.help}, {@link Box."two words"} and {@link Box."two words" | its label}. */
export declare class Box {
  /** A name with a space. */
  'two words': number
}
/** {@inheritDoc Box} */
export declare class Crate extends Box {}
export { Box as Chest }
export declare namespace ns {
  /** Helps {@link Box}. */
  function help(): void
}
