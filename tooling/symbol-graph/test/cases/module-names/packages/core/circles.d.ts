import * as util from './round'
export declare class Circle implements util.Shape {
  readonly radius: util.Size
  scale(by: util.Size): util.Shape
}
