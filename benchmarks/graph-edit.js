import { fork } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './command.js'
import { generateModels } from './generate-models.js'

export const title = 'one remark edited, to the graph on disk'

const sets = [
  { named: 'this repository', slug: 'observable', make: copyPackages },
  { named: '10000 in 20', slug: 'lib003', make: (folder) => generateModels(folder, 10_000, 20) },
  { named: '100000 in 100', slug: 'lib003', make: (folder) => generateModels(folder, 100_000, 100) },
]

/** Builds each set from nothing, then after edits: in new processes and in one long-lived process. */
export async function measure(chosen = sets) {
  const rows = []
  for (const { named, slug, make } of chosen) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-edit-'))
    try {
      make(folder)
      const [first] = await step('first', folder, slug)
      const [edited] = await step('edit', folder, slug)
      const [, , again] = await step('session', folder, slug)
      if (again.pages !== 1) throw new Error(`a remark of ${slug} changed ${again.pages} pages, expected one`)
      rows.push(
        ...both(`${named}: control, nothing kept`, first),
        ...both('  a new process after the edit', edited),
        ...both('  the same process after the edit', again),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return rows
}

function both(figure, { wall, cpu }) {
  return [
    { figure, value: wall, unit: 's' },
    { figure: '    processor time', value: cpu, unit: 's' },
  ]
}

/** Copies the extracted files of the libraries here, without their sources. */
function copyPackages(folder) {
  for (const slug of readdirSync(join(root, 'packages'))) {
    const from = join(root, 'packages', slug)
    if (!existsSync(join(from, '.api'))) continue
    const to = join(folder, 'packages', slug)
    mkdirSync(to, { recursive: true })
    for (const name of ['.api', 'package.json', 'README.md'])
      cpSync(join(from, name), join(to, name), { recursive: true })
  }
}

function step(...args) {
  return new Promise((resolve, reject) => {
    let answer
    const child = fork(join(import.meta.dirname, 'graph-edit-child.js'), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message) => (answer = message))
    child.on('close', (code) => {
      if (answer === undefined) reject(new Error(`${args[0]} ended with exit code ${code} and no result`))
      else resolve(answer)
    })
  })
}
