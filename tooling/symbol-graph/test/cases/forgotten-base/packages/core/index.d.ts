declare class Base {
  /** From the base. */
  inherited(): void
}
export declare class Derived extends Base { own: 1 }
export {}
