import _ = require('../index')
declare module '../index' {
  /** One or more. */
  type Many<T> = T | readonly T[]
  interface Static {
    /** Adds numbers. */
    add(first: number, second: number): number
    /** Adds all. */
    add<T extends number>(all: Many<T>): T
    /** Tells the sign. */
    sign: (value: number) => -1 | 0 | 1
  }
}
