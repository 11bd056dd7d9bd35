/** Inside. */
export declare class Inner { copy(): Inner }
/** Makes an {@link Inner}. */
export declare function make(from: Inner): Inner;
