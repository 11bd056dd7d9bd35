import { join } from 'node:path'
import { testExamples } from '../../../examples.shared.ts'

testExamples(join(import.meta.dirname, '..'))
