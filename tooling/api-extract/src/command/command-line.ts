/** The parsed command line. */
export interface Command {
  action: 'extract' | 'serve' | 'help'
  /** As given; the current folder by default. */
  packageDirs: string[]
  /** As given; absent for each package's own `.api`. */
  out?: string
  /** As given; absent for the workspace around each package. */
  root?: string
  /** As given; absent to extract even when nothing has changed. */
  cache?: string
  strict: boolean
}

/** Text of `--help`. */
export const usage: string = `Usage: signpost-api-extract [packageDir...] [--out <dir>] [--root <dir>] [--cache <dir>] [--strict]
       signpost-api-extract --serve

Writes a doc model, an API report and the facts of every entry point of a package.

  packageDir    A folder with a package.json and declarations; the current folder if absent.
  --out <dir>   Write there instead of <packageDir>/.api; with several packages to <dir>/<slug> for each.
  --root <dir>  The repository: no file outside it is read, except in a node_modules above it. The workspace around the
                package, or the package alone, if absent.
  --cache <dir> Record there what each extraction read and wrote. One that would read and write the same is skipped.
  --strict      Exit with 1 when a package has a diagnostic of severity "error".
  --serve       Answer messages of the process that forked this one:
                {"id": 1, "packageDir": "...", "root": "...", "out": "...", "live": "newer"}
  --help        This text.
`

/** Parses the arguments; returns an error message when they are invalid. */
export function parseArguments(args: readonly string[]): Command | string {
  const command: Command = { action: 'extract', packageDirs: [], strict: false }
  const rest = [...args]
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--help' || argument === '-h') command.action = 'help'
    else if (argument === '--serve') command.action = 'serve'
    else if (argument === '--strict') command.strict = true
    else if (/^--(?:out|root|cache)(?:=|$)/.test(argument)) {
      const [, name, given] = /^--(out|root|cache)(?:=(.*))?$/s.exec(argument) as unknown as [
        string,
        'out' | 'root' | 'cache',
        string | undefined,
      ]
      const value = given ?? rest.shift()
      if (value === undefined || value === '' || value.startsWith('--')) return `--${name} needs a folder`
      command[name] = value
    } else if (argument.startsWith('-')) return `there is no option ${argument}`
    else command.packageDirs.push(argument)
  }
  if (command.action === 'serve' && command.packageDirs.length > 0) return '--serve takes packages from its requests'
  if (command.packageDirs.length === 0) command.packageDirs.push('.')
  return command
}
