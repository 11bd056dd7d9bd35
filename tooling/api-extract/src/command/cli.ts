import { allowClosedOutput } from '@signpost/diagnostics'
import { optimizeLate } from '@signpost/files'
import { run } from './run.ts'

optimizeLate()
allowClosedOutput()
process.exitCode = await run(process.argv.slice(2), process)
