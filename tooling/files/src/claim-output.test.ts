import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimOutput, inheritedClaim } from './claim-output.ts'

let folder: string
let out: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-output-'))
  out = join(folder, 'site')
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'))
  vi.stubEnv('SIGNPOST_CLAIM', undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('a claim', () => {
  test('holds until a newer build claims the output, and nothing is left beside it', () => {
    const older = claimOutput(out)
    older.confirm()
    const newer = claimOutput(out)
    expect(() => older.confirm()).toThrow('A newer build of site has started: this one leaves it as it is.')
    newer.confirm()
    newer.confirm()
    expect(readdirSync(folder)).toEqual(['cache'])
  })

  test('of one output says nothing about another', () => {
    const one = claimOutput(out)
    claimOutput(join(folder, 'other'))
    one.confirm()
  })

  test('of several outputs needs all of them', () => {
    const both = claimOutput(out, join(folder, 'other'))
    both.confirm()
    claimOutput(join(folder, 'other'))
    expect(() => both.confirm()).toThrow('A newer build of other has started')
  })

  test('is the same through a link and through ..', () => {
    mkdirSync(out)
    symlinkSync(out, join(folder, 'link'))
    const older = claimOutput(join(folder, 'x', '..', 'link'))
    claimOutput(out)
    expect(() => older.confirm()).toThrow('newer build')
  })

  test('that was removed is lost', () => {
    const claim = claimOutput(out)
    rmSync(join(folder, 'cache'), { recursive: true })
    expect(() => claim.confirm()).toThrow('newer build')
  })

  test('that is a month old is removed by the next one', () => {
    const claims = join(folder, 'cache', 'signpost', 'claims')
    claimOutput(out)
    const [old] = readdirSync(claims)
    utimesSync(join(claims, old!), 0, 0)
    claimOutput(join(folder, 'other'))
    expect(readdirSync(claims)).not.toContain(old)
  })
})

describe("a command's claim", () => {
  test.each(['', '/graph'])('is held by its programs, for the output%s', (below) => {
    const command = claimOutput(out)
    vi.stubEnv('SIGNPOST_CLAIM', command.env['SIGNPOST_CLAIM'])
    const program = claimOutput(out + below)
    program.confirm()
    command.confirm()
    inheritedClaim().confirm()
    vi.stubEnv('SIGNPOST_CLAIM', undefined)
    const newer = claimOutput(out)
    for (const claim of [command, program]) expect(() => claim.confirm()).toThrow('newer build')
    newer.confirm()
  })

  test('that is superseded lets no program of it claim anything, so that the newer build stays', () => {
    const older = claimOutput(out)
    const newer = claimOutput(out, join(folder, 'other'))
    vi.stubEnv('SIGNPOST_CLAIM', older.env['SIGNPOST_CLAIM'])
    expect(() => claimOutput(join(folder, 'other'))).toThrow('newer build')
    expect(() => inheritedClaim().confirm()).toThrow('newer build')
    newer.confirm()
  })

  test('is not needed', () => {
    inheritedClaim().confirm()
  })
})

describe('standard output', () => {
  const module = pathToFileURL(join(import.meta.dirname, '../dist/index.js')).href

  /** A program that claims and confirms when its input ends, and says so on standard error. */
  function start(): ChildProcess {
    const program = `
      const { claimOutput } = await import(${JSON.stringify(module)})
      const claim = claimOutput(${JSON.stringify(out)})
      process.stderr.write('claimed')
      for await (const _ of process.stdin);
      try { claim.confirm(); process.stderr.write(' confirmed') } catch (error) { process.stderr.write(' ' + error.message) }`
    return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' })
  }

  test.each([
    [true, 'claimed confirmed'],
    [false, 'claimed The command that started this build has ended: site stays as it was.'],
  ])('is read: %s', async (isRead, expected) => {
    const child = start()
    let errors = ''
    child.stderr!.on('data', (chunk) => (errors += String(chunk)))
    await once(child.stderr!, 'data')
    if (isRead) child.stdout!.resume()
    else {
      child.stdout!.destroy()
      await once(child.stdout!, 'close')
    }
    child.stdin!.end()
    await once(child, 'close')
    expect(errors).toBe(expected)
  })

  test('that is a file is not written to', () => {
    writeFileSync(out, '')
    claimOutput(out).confirm()
  })
})
