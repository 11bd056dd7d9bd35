export { blockKey, plainCode } from './block-key.ts'
export type * from './model.ts'
export { openAnswers } from './open-answers.ts'
export type { Answers } from './open-answers.ts'
