import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { erasePrivate } from '../../tooling/api-review/dist/roles/erase-hidden.js'
import { createAssignability } from './assignability.js'

/** Largest consumer, in characters; larger ones are bundles. */
const largest = 200_000
/** Consumers of one package. */
const most = 60
const options = {
  target: 99,
  module: 99,
  moduleResolution: 100,
  strict: true,
  noImplicitAny: false,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  jsx: 4,
  types: [],
}

/**
 * Judges edits of a package with what others wrote: its dependents among the installed packages, declarations and code, and its own
 * tests and examples. A consumer is broken when the compiler has an error at a place where it had none.
 *
 * @param isByConsumers - Whether consumers alone judge: TypeScript relates some recursive types to a copy of themselves without end.
 * @returns Function from an edited file to errors of consumers, and to the judgement of {@link createAssignability}.
 */
export function createOracle(ts, installed, name, side, isByConsumers) {
  // Behind a link, consumers would import other files than those that are edited.
  const folder = realpathSync(installed)
  const root = realpathSync(join(folder, 'node_modules', name))
  // A copy beside `node_modules/<name>` finds the same dependencies.
  const copy = join(folder, 'node_modules', '.edited', name)
  const written = consumersOf(folder, name, root)
  const parsed = new Map()
  const programOf = (edited, roots, isErased = false) => {
    const host = ts.createCompilerHost(options)
    const { fileExists, readFile, directoryExists } = host
    const original = (path) => (path.startsWith(`${copy}/`) ? root + path.slice(copy.length) : path)
    host.realpath = (path) => path
    host.fileExists = (path) => written.has(path) || fileExists(original(path))
    host.directoryExists = (path) => `${copy}/`.startsWith(`${path}/`) || directoryExists(original(path))
    host.readFile = (path) => {
      const text = edited.get(path) ?? written.get(path) ?? readFile(original(path))
      const isOwn = path.startsWith(`${copy}/`) || path.startsWith(`${root}/`)
      return isErased && isOwn && text !== undefined && /\.d\.[cm]?ts$/.test(path) ? erasePrivate(text) : text
    }
    host.getSourceFile = (path, target) => {
      const text = host.readFile(path)
      const key = `${path} ${isErased}`
      const known = parsed.get(key)
      if (text === undefined || known?.text === text) return known
      const file = ts.createSourceFile(path, text, target, true)
      parsed.set(key, file)
      return file
    }
    return ts.createProgram(roots, options, host)
  }
  const errorsOf = (edited) => {
    const program = programOf(edited, [...written.keys()])
    return [...written.keys()].flatMap((path) => {
      const file = program.getSourceFile(path)
      return program.getSemanticDiagnostics(file).map(({ code, start, messageText }) => {
        const text = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)
        return { place: `${path}:${start}`, text: `${path.slice(folder.length + 1)}: TS${code}: ${text}` }
      })
    })
  }
  const known = new Set(errorsOf(new Map()).map(({ place }) => place))
  const entries = [...side.entries.values()]
  const reached = programOf(
    new Map(),
    entries.map((path) => join(root, path)),
  )
  const erasing = (edited, roots) => programOf(edited, roots, true)
  const assignability = isByConsumers
    ? () => ({ assignabilityBreaks: [] })
    : createAssignability(ts, erasing, root, copy, entries)
  const judge = (path, text) => {
    const errors = errorsOf(new Map([[join(root, path), text]])).filter(({ place }) => !known.has(place))
    const shown = errors.map((error) => error.text).slice(0, 3)
    return { errors: shown, consumers: written.size, ...assignability({ path, text }) }
  }
  const isReached = (path) => reached.getSourceFile(join(root, path)) !== undefined
  return Object.assign(judge, { paths: [...side.files.keys()].filter(isReached) })
}

/** Code that uses a package: text by path. */
function consumersOf(folder, name, root) {
  const uses = (text) => text.includes(`'${name}`) || text.includes(`"${name}`)
  const found = new Map()
  const add = (path, text) => {
    if (found.size < most && text.length < largest && uses(text)) found.set(path, text)
  }
  const readme = readdirSync(root).find((file) => /^readme\.md$/i.test(file))
  const examples = readme
    ? readFileSync(join(root, readme), 'utf8').matchAll(
        /^ *```(?:tsx?|jsx?|javascript|typescript)\b.*\n([\s\S]*?)^ *```/gm,
      )
    : []
  for (const [index, [, code]] of [...examples].entries())
    add(join(folder, `example-${index}.tsx`), `${code}\nexport {}\n`)
  for (const path of filesOf(root))
    if (/(?:^|\/)(?:tests?|__tests__|examples?)\/|\.test(?:-d)?\.[cm]?[jt]sx?$/.test(path.slice(root.length + 1)))
      add(path, readFileSync(path, 'utf8'))
  for (const other of packagesIn(join(folder, 'node_modules'))) {
    const own = join(folder, 'node_modules', other)
    if (other === name || !existsSync(join(own, 'package.json'))) continue
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
    if (!{ ...dependencies, ...peerDependencies }[name]) continue
    for (const path of filesOf(own)) add(path, readFileSync(path, 'utf8'))
  }
  return found
}

function packagesIn(folder) {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : [name],
  )
}

function filesOf(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules') return []
    return statSync(path).isDirectory()
      ? filesOf(path)
      : /\.[cm]?[jt]sx?$/.test(name) && !/\.min\./.test(name)
        ? [path]
        : []
  })
}
