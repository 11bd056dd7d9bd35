import { requireNodeVersion } from './node-version.js'

// `npm start [-- --port 4000] [-- --ssr]`: installs, builds and serves. What was built before comes from the cache. The
// workbench, which takes longest and is one link on some pages, is built while the site is served.
async function main() {
  const { portIsFree, requestedPort } = await import('./port.js')
  const { setup } = await import('./setup.js')
  const { run, start } = await import('./environment.js')

  const args = process.argv.slice(2)
  const port = requestedPort(args, process.env.PORT)
  if (!(await portIsFree(port))) {
    console.error(
      `Port ${port} is taken: stop the program that uses it, or choose another port with \`npm start -- --port ${port + 1}\`.`,
    )
    process.exit(1)
  }
  await setup()
  const tasks = args.includes('--ssr')
    ? ['build', 'build:server', 'graph:build', 'content:build', 'examples:build']
    : ['prerender']
  const quiet = '--output-logs=errors-only'
  const built = await run('turbo', ['run', ...tasks, '--filter=@signpost/site', quiet])
  if (built.code !== 0) process.exit(built.code)

  const server = start(process.execPath, ['apps/site/bin.js', 'serve', '--await-workbench', ...args], {
    messages: true,
  })
  const workbench = start('turbo', ['run', 'workbench', '--filter=@signpost/storybook', quiet])
  void workbench.ended.then(({ code }) => {
    if (!server.child.connected) return
    if (code !== 0)
      console.error('The workbench could not be built; the errors are above. The site is served without it.')
    server.child.send('workbench')
  })
  const { code } = await server.ended
  workbench.child.kill()
  process.exitCode = code
}

// Old versions know no `await` outside of functions, and would complain about that instead.
requireNodeVersion()
main()
