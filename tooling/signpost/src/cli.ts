import { allowClosedOutput } from '@signpost/diagnostics'
import { run } from './cli/run.ts'

allowClosedOutput()
process.exitCode = await run(process.argv.slice(2))
