import { writeFileSync } from 'node:fs'

/** Child process: compares two labels as the command `diff` does, and writes the result and its costs to a file. */
const [base, head, file] = process.argv.slice(2)
const { compareLabels } = await import('../../tooling/api-review/dist/diff.js')
const started = performance.now()
const { findings, coverage, problems } = compareLabels(base, head)
const seconds = (performance.now() - started) / 1000
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const costs = { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
writeFileSync(file, JSON.stringify({ base, head, ...costs, coverage, problems, findings }, null, 1))
