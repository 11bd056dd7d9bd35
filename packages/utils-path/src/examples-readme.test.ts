import { join } from 'node:path'
import { testReadme } from '@signpost/test-kit/readme'
import * as everything from './index.ts'

testReadme(join(import.meta.dirname, '..'), everything)
