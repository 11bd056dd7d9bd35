import { join } from 'node:path'
import { testExamples } from '@signpost/test-kit/examples'

testExamples(join(import.meta.dirname, '..'))
