import { vi } from 'vitest'
import { run } from '../src/cli.ts'

/** How a command ended, and what it printed. */
export interface Ended {
  code: number
  out: string
  err: string
}

/** Runs a command of `api-review` in this process: starting a program takes longer than most commands do. */
export function cli(...args: string[]): Ended {
  const [out, err] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()]
  const printed = ({ mock }: typeof out): string => mock.calls.map((line) => `${line.join(' ')}\n`).join('')
  try {
    const code = run(args)
    return { code, out: printed(out), err: printed(err) }
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
}
