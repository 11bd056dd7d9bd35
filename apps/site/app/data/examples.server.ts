import { openAnswers } from '@signpost/examples/reader'
import { dataFolder } from './data-folder.server.ts'

/** The folder of the compiler's answers about examples: `SIGNPOST_EXAMPLES`, or `.examples`. It may have none. */
export const examplesFolder = dataFolder(() => openAnswers(process.env.SIGNPOST_EXAMPLES ?? '.examples'))

/** The compiler's answers about examples. See {@link DataFolder.current}. */
export const exampleAnswers = examplesFolder.current
