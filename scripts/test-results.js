import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds up result files of Vitest (Jest's shape) and Playwright.
 *
 * @param {readonly string[]} files - JSON files; one that was not written is in `missing`.
 * @returns {{
 *   passed: number,
 *   failed: number,
 *   missing: string[],
 *   problems: { title: string, message: string }[],
 *   flaky: { file: string, title: string, message: string, trace?: string }[],
 *   durations: { file: string, seconds: number }[],
 * }} `durations` are the sums of each file's tests; of Playwright, over its projects. A test that passed only at its second try counts as passed and is in `flaky`, with the message of the first try, the
 *   absolute path of its file and, from Playwright, that of its trace.
 */
export function readResults(files) {
  const sum = { passed: 0, failed: 0, missing: [], problems: [], flaky: [], durations: [] }
  for (const file of files) {
    if (!existsSync(file)) {
      sum.missing.push(file)
      continue
    }
    const results = JSON.parse(readFileSync(file, 'utf8'))
    if (results.stats) addPlaywright(sum, results)
    else addVitest(sum, results)
  }
  return sum
}

function addVitest(sum, results) {
  sum.passed += results.numPassedTests
  sum.failed += results.numFailedTests
  for (const suite of results.testResults) {
    sum.durations.push({ file: suite.name, seconds: (suite.endTime - suite.startTime) / 1000 })
    // A file that could not be loaded has no failed test of its own.
    if (suite.status === 'failed' && suite.assertionResults.length === 0) {
      sum.failed += 1
      sum.problems.push({ title: suite.name, message: firstLines(suite.message) })
    }
    for (const { status, fullName: title, failureMessages } of suite.assertionResults) {
      const message = firstLines(failureMessages.join('\n'))
      if (status === 'failed') sum.problems.push({ title, message })
      // Vitest keeps the errors of the tries before the one that passed.
      else if (status === 'passed' && failureMessages.length > 0) sum.flaky.push({ file: suite.name, title, message })
    }
  }
}

function addPlaywright(sum, { config, stats, suites, errors }) {
  sum.passed += stats.expected + stats.flaky
  sum.failed += stats.unexpected
  for (const { message } of errors) sum.problems.push({ title: 'before any test', message: firstLines(message) })
  const seconds = new Map()
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const { status, projectName, results } of spec.tests) {
        const file = join(config.rootDir, spec.file)
        for (const { duration } of results) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
        if (status !== 'unexpected' && status !== 'flaky') continue
        const message = firstLines(results.flatMap((result) => result.errors).find((error) => error.message)?.message)
        if (status === 'unexpected')
          sum.problems.push({ title: `[${projectName}] ${spec.file}: ${spec.title}`, message })
        else {
          const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path
          sum.flaky.push({
            file,
            title: `[${projectName}] ${spec.title}`,
            message,
            ...(trace && { trace }),
          })
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of suites) visit(suite)
  for (const [file, total] of seconds) sum.durations.push({ file, seconds: total })
}

/** The beginning of a message, without the codes that colour it. */
function firstLines(message) {
  // eslint-disable-next-line no-control-regex -- the codes begin with the escape character
  const plain = (message ?? '').replace(/\u001b\[[0-9;]*m/g, '')
  return plain
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .join('\n       ')
}
