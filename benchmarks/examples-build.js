import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, repeat, root } from './command.js'
import { measureTree } from './process-tree.js'

export const title = 'signpost build of our libraries with the check of examples, beside the same build without it'

/** Builds without any cache and then with nothing changed; the control has the same settings but `examples.check`. */
export async function measure() {
  const work = mkdtempSync(join(tmpdir(), 'signpost-examples-build-'))
  try {
    const without = await builds(work, false)
    const checked = await builds(work, true)
    return [
      { figure: 'build with examples, CPU time', value: checked.cold.cpu, unit: 's' },
      { figure: 'control: without', value: without.cold.cpu, unit: 's' },
      { figure: 'more', value: 100 * (checked.cold.cpu / without.cold.cpu - 1), unit: '%', target: '20' },
      { figure: 'build with examples, clock', value: checked.cold.wall, unit: 's' },
      { figure: 'control: without', value: without.cold.wall, unit: 's' },
      { figure: 'nothing changed, CPU time, median of 5', value: checked.unchanged, unit: 's' },
      { figure: 'control: without', value: without.unchanged, unit: 's' },
      { figure: 'more', value: checked.unchanged - without.unchanged, unit: 's', target: '0.2' },
    ]
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function builds(work, check) {
  const folder = join(work, String(check))
  const config = join(work, `${check}.json`)
  writeFileSync(config, JSON.stringify({ title: 'Libraries', url: 'https://example.com', examples: { check } }))
  const args = ['--root', join(root, 'packages'), '--config', config, '--out', join(folder, 'site')]
  const bin = join(root, 'tooling', 'signpost', 'bin.js')
  const build = () => measureTree([process.execPath, bin, 'build', ...args, '--cache', join(folder, 'cache')])
  const cold = await build()
  const again = await repeat(5, build)
  return { cold, unchanged: median(again.map(({ cpu }) => cpu)) }
}
