import { requireNodeVersion } from './node-version.js'

// `node scripts/run.js turbo run build`: the given program, with everything it needs installed and on the path.
async function main() {
  const { setup } = await import('./setup.js')
  const { run } = await import('./environment.js')

  await setup()
  const [command, ...args] = process.argv.slice(2)
  process.exitCode = (await run(command, args)).code
}

// Old versions know no `await` outside of functions, and would complain about that instead.
requireNodeVersion()
main()
