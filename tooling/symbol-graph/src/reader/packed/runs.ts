/** Numbers in few: `-n` stands for the `n` that follow the number before, each by one. */
export function packRuns(numbers: readonly number[]): number[] {
  const packed: number[] = []
  let run = 0
  numbers.forEach((number, at) => {
    if (at > 0 && number === numbers[at - 1]! + 1) {
      if (run > 0) packed.pop()
      run += 1
      packed.push(-run)
    } else {
      run = 0
      packed.push(number)
    }
  })
  return packed
}

/** The numbers as they were. */
export function unpackRuns(packed: readonly number[]): number[] {
  const numbers: number[] = []
  for (const one of packed) {
    if (one >= 0) numbers.push(one)
    else for (let more = one; more < 0; more += 1) numbers.push(numbers.at(-1)! + 1)
  }
  return numbers
}
