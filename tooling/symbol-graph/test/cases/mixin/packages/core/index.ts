export class Base { b = 1 }
type Constructor<T = {}> = new (...args: any[]) => T
export function Named<T extends Constructor>(B: T) {
  return class extends B { name = '' }
}
export class NB extends Named(Base) { own = 2 }
