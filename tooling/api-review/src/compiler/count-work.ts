import ts from '#typescript'

/** Constructors of what the compiler makes while it relates types. */
interface Allocator {
  getTypeConstructor: () => Constructor
  getSymbolConstructor: () => Constructor
  getSignatureConstructor: () => Constructor
}

type Constructor = new (one: unknown, other: unknown) => object

/** Types, symbols and signatures that the compiler has made. */
let made = 0

/** Number of them at which the compiler is stopped. */
let end = Number.POSITIVE_INFINITY

/** Reason why the compiler was stopped: it did more than it may. Its program cannot be used any more. */
export class WorkLimit extends Error {}

function countOne(): void {
  made++
  if (made > end) throw new WorkLimit('The compiler made more types than it may.')
}

function counted(plain: Constructor): Constructor {
  return class extends plain {
    constructor(one: unknown, other: unknown) {
      super(one, other)
      countOne()
    }
  }
}

const { objectAllocator, setObjectAllocator } = ts as unknown as {
  objectAllocator: Allocator
  setObjectAllocator: (allocator: Allocator) => void
}
const [type, symbol, signature] = [
  counted(objectAllocator.getTypeConstructor()),
  counted(objectAllocator.getSymbolConstructor()),
  counted(objectAllocator.getSignatureConstructor()),
]
setObjectAllocator({
  getTypeConstructor: () => type,
  getSymbolConstructor: () => symbol,
  getSignatureConstructor: () => signature,
})

/**
 * Measures the work of the compiler by what it makes: types, symbols and signatures. Their number is the same on every machine, however
 * busy it is.
 *
 * @param most - Work after which the compiler is stopped.
 * @throws WorkLimit when it is.
 */
export function countWork<Result>(most: number, compute: () => Result): { result: Result; work: number } {
  const [start, outer] = [made, end]
  end = Math.min(outer, start + most)
  try {
    const result = compute()
    return { result, work: made - start }
  } finally {
    end = outer
  }
}

/** Does what does not count: files are bound once, and their symbols made, for all programs of a process. */
export function withoutCount<Result>(compute: () => Result): Result {
  const [start, outer] = [made, end]
  end = Number.POSITIVE_INFINITY
  try {
    return compute()
  } finally {
    made = start
    end = outer
  }
}
