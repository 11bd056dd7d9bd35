import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './command.js'

export const title = 'API review of a report of 5 MB, and of 100,000 changes at once'

/** Lines of a process that prints its memory and processor time at its end. */
const usage = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  process.stderr.write('\\n' + JSON.stringify({ maxRSS, cpu: (userCPUTime + systemCPUTime) / 1e6 }))
})`

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'api-review-large-'))
  try {
    const rows = []
    for (const [name, before, after] of inputs()) {
      const [base, head] = [before, after].map((text, index) => write(folder, index === 0 ? 'base' : 'head', text))
      const { findings, cpu, maxRSS } = await review(base, head)
      rows.push(
        { figure: name, value: before.length / 2 ** 20, unit: 'MB' },
        { figure: '  findings', value: findings, unit: '' },
        { figure: '  processor time', value: cpu, unit: 's' },
        { figure: '  memory', value: maxRSS / 1024, unit: 'MB' },
      )
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function inputs() {
  const repeat = (count, text) => Array.from({ length: count }, (_, index) => text(index)).join('\n')
  const large = repeat(20_000, (index) => {
    return `// @public\nexport interface Options${index} {\n    readonly delay: number;\n    next?: Options${(index + 1) % 20_000};\n    run(value: string, options?: { readonly a: ${index}; b: string }): Promise<Map<string, Options${index}>>;\n    text: 'a' | 'b' | 'c';\n}\n`
  })
  const many = 'export declare const keep: 1;\n'
  const values = (prefix, type) => repeat(100_000, (index) => `export declare const ${prefix}${index}: ${type};`)
  return [
    ['control: a report of one line', many, many.replace('1', 'string')],
    ['a report with one change', large, large.replace('delay: number', 'delay: string')],
    ['100,000 exports added', many, `${many}${values('value', 'number')}`],
    ['100,000 exports removed', `${many}${values('value', 'number')}`, many],
    ['100,000 exports renamed', values('before', 'number'), values('after', 'number')],
    ['100,000 types changed', values('value', 'number'), values('value', 'string')],
  ]
}

function write(folder, name, declarations) {
  const file = join(folder, `${name}.api.md`)
  writeFileSync(file, `## API Report File for "large"\n\n\`\`\`ts\n\n${declarations}\n\`\`\`\n`)
  return file
}

/** The control has the memory and the time of TypeScript and its libraries. Exit code 1 is a break: expected. */
function review(base, head) {
  const args = ['tooling/api-review/bin.js', 'diff', base, head, '--json']
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(usage)}` }
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 29 }, (error, stdout, stderr) => {
      if (error && error.code !== 1) return reject(new Error(stderr.slice(-2000) || error.message))
      resolve({ findings: JSON.parse(stdout).findings.length, ...JSON.parse(stderr.trim().split('\n').at(-1)) })
    })
  })
}
