/**
 * Checks with answers for pages, each package only when it changed.
 *
 * @packageDocumentation
 */
export { answerExamples, unchangedExamples } from './answer-examples.ts'
export type { AnsweredExamples, AnswerOptions } from './answer-examples.ts'
export { toolFolders } from '../tool-folders.ts'
