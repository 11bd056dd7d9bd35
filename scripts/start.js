import { requireNodeVersion } from './node-version.js'

// `npm start [-- --port 4000] [-- --ssr]`: installs, builds and serves. What was built before comes from the cache.
async function main() {
  const { portIsFree, requestedPort } = await import('./port.js')
  const { setup } = await import('./setup.js')
  const { run } = await import('./environment.js')

  const args = process.argv.slice(2)
  const port = requestedPort(args, process.env.PORT)
  if (!(await portIsFree(port))) {
    console.error(
      `Port ${port} is taken: stop the program that uses it, or choose another port with \`npm start -- --port ${port + 1}\`.`,
    )
    process.exit(1)
  }
  await setup()
  const tasks = args.includes('--ssr') ? ['build', 'build:server', 'graph:build', 'content:build'] : ['prerender']
  const workspaces = ['--filter=@signpost/site', '--filter=@signpost/storybook']
  const built = await run('turbo', ['run', ...tasks, 'workbench', ...workspaces, '--output-logs=errors-only'])
  if (built.code !== 0) process.exit(built.code)
  process.exitCode = (await run(process.execPath, ['apps/site/bin.js', 'serve', ...args])).code
}

// Old versions know no `await` outside of functions, and would complain about that instead.
requireNodeVersion()
main()
