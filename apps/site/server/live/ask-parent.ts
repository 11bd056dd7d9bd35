import type { FindingsOf } from './live-answers.ts'

/** Question to the program that started this server. */
interface Question {
  id: number
  /** URL of a page. */
  page: string
}

/** Its answer. */
interface FindingsAnswer {
  id: number
  findings: string
}

/**
 * Creates a function that asks the program that started this server for the findings about a page. Without such a program there
 * are none.
 *
 * @param origin - Returns the address of this server, without a slash at its end.
 */
export function askParent(origin: () => string): FindingsOf {
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  process.on('message', ({ id, findings }: FindingsAnswer) => {
    waiting.get(id)?.(findings)
    waiting.delete(id)
  })
  // The parent may end first.
  process.channel?.unref()
  return (path) =>
    new Promise((resolve) => {
      if (!process.connected) return resolve('')
      const question: Question = { id: ++last, page: origin() + path }
      waiting.set(question.id, resolve)
      process.send!(question)
    })
}
