import { Base } from '@acme/core'

export declare class Panel extends Base {
  /** {@inheritDoc @acme/core#Base.open} */
  open(a: string): void
}
export declare class Sub extends Panel {
  open(a: string): void
}
