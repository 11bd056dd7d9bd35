import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { localRegistry } from './local-registry.ts'
import { root } from './workspaces.ts'

/** Signpost as published to a registry of its own. */
export interface Rehearsal {
  /** Folder for projects, which goes with {@link close}. */
  folder: string
  /** Runs a program that uses the registry and returns its standard output, or throws all of its output. */
  run(cwd: string, program: string, ...args: readonly string[]): Promise<string>
  /** Environment of such programs. */
  env: NodeJS.ProcessEnv
  close(): void
}

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>
}

/** Publishes Signpost to a registry of its own, by the steps of the release workflow. */
export async function rehearseRelease(): Promise<Rehearsal> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed ä ')))
  const registry = await localRegistry(folder)
  const { env } = registry
  const run: Rehearsal['run'] = async (cwd, program, ...args) => {
    const { stdout } = await promisify(execFile)(program, args, { cwd, env, maxBuffer: 2 ** 26 }).catch(
      (error: unknown) => {
        const { stdout, stderr } = error as { stdout: string; stderr: string }
        throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
      },
    )
    return stdout
  }
  const close = (): void => {
    registry.close()
    rmSync(folder, { recursive: true, force: true })
  }

  const tarballs = join(folder, 'tarballs')
  // The libraries are packed by published.test.ts.
  const pack = releaseStep('Pack the public packages')
    .replace('mkdir tarballs', `mkdir ${JSON.stringify(tarballs)}`)
    .replace('"$PWD/tarballs"', JSON.stringify(tarballs))
    .replace("--filter './packages/*' ", '')
  await run(root, 'bash', '-ec', pack)
  const publish = releaseStep('Publish versions that the registry does not have, and tag them').replace(
    '${{ vars.NPM_REGISTRY_HOST }}',
    registry.host,
  )
  // Tags and provenance need the real repository.
  const rehearsal = 'gh() { :; }; git() { echo "git $*"; }; npm() { command npm "${@/--provenance/--loglevel=error}"; }'
  const output = await run(folder, 'bash', '-ec', `${rehearsal}\n${publish}`)
  if (!output.includes('git tag @signpost/signpost@')) throw new Error(`Signpost was not published:\n${output}`)
  return { folder, run, env, close }
}

/** Command of a step of the release workflow. */
function releaseStep(name: string): string {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as Workflow
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find((one) => one.name === name)
  if (step?.run === undefined) throw new Error(`release.yml has no step "${name}" with a command`)
  return step.run
}

/**
 * Writes a workspace of two packages, one of which uses the other.
 *
 * @param range - Version of the one in the dependencies of the other
 * @param files - Further files by path, as text or as data
 */
export function writeWorkspace(project: string, range: string, files: Readonly<Record<string, unknown>>): void {
  const manifest = (own: string, dependencies = {}): object => ({
    name: `@acme/${own}`,
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './src/index.ts', default: './src/index.ts' } },
    dependencies,
  })
  writeFiles(project, {
    'packages/box/package.json': manifest('box'),
    'packages/box/tsconfig.json': { compilerOptions: { module: 'NodeNext', strict: true }, include: ['src'] },
    'packages/box/src/index.ts':
      '/** A box of things. */\nexport class Box<T> {\n  /** The content. */\n  value?: T\n}\n',
    'packages/shop/package.json': manifest('shop', { '@acme/box': range }),
    'packages/shop/tsconfig.json': { compilerOptions: { module: 'NodeNext', strict: true }, include: ['src'] },
    'packages/shop/src/index.ts':
      "import { Box } from '@acme/box'\n/** Sells a box. */\nexport function sell(): Box<string> {\n  return new Box()\n}\n",
    'README.md': '# Acme\n\nBoxes and shops.\n',
    '.gitignore': 'node_modules\n.turbo\n',
    ...files,
  })
}

/** Writes files by path below a folder, as text or as data. */
export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
}
