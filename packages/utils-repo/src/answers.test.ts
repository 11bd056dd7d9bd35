import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settlesOnce, testAnswers } from '@signpost/test-kit/answers'
import { afterAll } from 'vitest'
import { getWorkspaces } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'answers-'))
mkdirSync(join(root, 'packages/a'), { recursive: true })
writeFileSync(join(root, 'package.json'), '{"name":"root","workspaces":["packages/*"]}')
writeFileSync(join(root, 'packages/a/package.json'), '{"name":"a"}')
afterAll(() => rmSync(root, { recursive: true }))

const disk = {
  owner: () => promises,
  use: async () => (await getWorkspaces(root)).map(({ name }) => name),
  late: ['a'],
  twice: settlesOnce,
}

testAnswers('workspaces', { readFile: disk, realpath: disk })
