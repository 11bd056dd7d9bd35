import { requireNodeVersion } from './node-version.js'

// `npm test [-- unit browser repository] [-- --no-retries]`: everything there is to check, the browser included, or those parts.
// The last line is `N passed, N failed`. In CI a failed browser test runs once more, unless --no-retries is given.
async function main() {
  const { parts, runTests } = await import('./run-tests.js')
  const given = process.argv.slice(2)
  const unknown = given.filter((argument) => argument !== '--no-retries' && !parts.includes(argument))
  if (unknown.length > 0) {
    console.error(
      `Found "${unknown.join(' ')}", expected --no-retries or parts (${parts.join(', ')}): run \`npm test\`, \`npm test -- ${parts[0]}\` or \`npm test -- --no-retries\`.`,
    )
    process.exitCode = 2
    return
  }
  const retries = process.env.CI && process.env.CI !== 'false' && !given.includes('--no-retries') ? 1 : 0
  const named = parts.filter((part) => given.includes(part))
  const { setup } = await import('./setup.js')

  await setup()
  process.exitCode = await runTests({ retries, chosen: named.length > 0 ? named : parts })
}

// Old versions know no `await` outside of functions, and would complain about that instead.
requireNodeVersion()
main()
