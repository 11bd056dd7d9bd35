import { requireNodeVersion } from './node-version.js'

// `npm test`: everything there is to check, the browser included. The last line is `N passed, N failed`.
async function main() {
  const { setup } = await import('./setup.js')
  const { runTests } = await import('./run-tests.js')

  await setup()
  process.exitCode = await runTests()
}

// Old versions know no `await` outside of functions, and would complain about that instead.
requireNodeVersion()
main()
