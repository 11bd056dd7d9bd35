import { optimizeLate } from '@signpost/files'
import { run } from './run.ts'

optimizeLate()
process.exitCode = await run(process.argv.slice(2), process)
