import { requireNodeVersion } from './node-version.js'

// `npm test [-- --no-retries]`: everything there is to check, the browser included. The last line is `N passed, N failed`.
// In CI a failed browser test runs once more, unless --no-retries is given.
async function main() {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--no-retries')
  if (unknown.length > 0) {
    console.error(
      `Found "${unknown.join(' ')}", expected no argument but --no-retries: run \`npm test\` or \`npm test -- --no-retries\`.`,
    )
    process.exitCode = 2
    return
  }
  const retries = process.env.CI && process.env.CI !== 'false' && !process.argv.includes('--no-retries') ? 1 : 0
  const { setup } = await import('./setup.js')
  const { runTests } = await import('./run-tests.js')

  await setup()
  process.exitCode = await runTests({ retries })
}

// Old versions know no `await` outside of functions, and would complain about that instead.
requireNodeVersion()
main()
