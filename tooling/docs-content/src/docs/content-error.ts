/** Sources that contradict each other so that no site can be made of them; it lists everything that is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n\n'))
  }
}
