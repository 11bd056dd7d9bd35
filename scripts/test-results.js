import { existsSync, readFileSync } from 'node:fs'

/**
 * Adds up result files of Vitest (Jest's shape) and Playwright.
 *
 * @param {readonly string[]} files - JSON files; one that was not written is in `missing`.
 * @returns {{ passed: number, failed: number, missing: string[], problems: { title: string, outcome: 'failed' | 'flaky', message: string }[] }}
 *   A test that passed only when it was tried again counts as passed, and is a problem named `flaky`.
 */
export function readResults(files) {
  const sum = { passed: 0, failed: 0, missing: [], problems: [] }
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
    // A file that could not be loaded has no failed test of its own.
    if (suite.status === 'failed' && suite.assertionResults.length === 0) {
      sum.failed += 1
      sum.problems.push({ title: suite.name, outcome: 'failed', message: firstLines(suite.message) })
    }
    for (const { status, fullName, failureMessages } of suite.assertionResults) {
      if (status === 'failed') sum.problems.push({ title: fullName, outcome: 'failed', message: firstLines(failureMessages.join('\n')) })
    }
  }
}

function addPlaywright(sum, { stats, suites, errors }) {
  sum.passed += stats.expected + stats.flaky
  sum.failed += stats.unexpected
  for (const { message } of errors) sum.problems.push({ title: 'before any test', outcome: 'failed', message: firstLines(message) })
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const { status, projectName, results } of spec.tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue
        const message = results.flatMap((result) => result.errors).find((error) => error.message)?.message ?? ''
        const title = `[${projectName}] ${spec.file}: ${spec.title}`
        sum.problems.push({ title, outcome: status === 'flaky' ? 'flaky' : 'failed', message: firstLines(message) })
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of suites) visit(suite)
}

/** The beginning of a message, without the codes that colour it. */
function firstLines(message) {
  // eslint-disable-next-line no-control-regex -- the codes begin with the escape character
  const plain = (message ?? '').replace(/\u001b\[[0-9;]*m/g, '')
  return plain.split('\n').filter((line) => line.trim()).slice(0, 6).join('\n       ')
}
