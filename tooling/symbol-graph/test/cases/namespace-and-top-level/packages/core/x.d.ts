/** A foo. */
export declare class Foo {}
