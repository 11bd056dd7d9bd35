import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import ts from 'typescript'
import { type Graph, openGraph, type SymbolPage } from '@signpost/graph-model'
import { buildGraph } from '../src/index.ts'
import { extract, temporaryFolder } from './extract-case.ts'
import { shapes } from './shapes.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 })

const root = temporaryFolder()
let graph: Graph

beforeAll(async () => {
  const inputs = Object.entries(shapes).map(([slug, given]) => {
    const folder = path.join(root, 'packages', slug)
    const files = typeof given === 'string' ? { 'index.d.ts': given } : given
    const all = { 'package.json': JSON.stringify({ name: slug, version: '1.0.0', types: 'index.d.ts' }), ...files }
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    return extract(root, folder)
  })
  await buildGraph({ packages: inputs, out: path.join(root, 'graph') })
  graph = openGraph(path.join(root, 'graph'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Names of the members of a page, declared and inherited, sorted. */
function namesOn({ facets }: SymbolPage): string[] {
  const names = facets
    .filter(({ kind }) => kind === 'class' || kind === 'interface' || kind === 'enum')
    .flatMap(({ members, inherited }) => [
      ...members.map(({ name }) => name),
      ...inherited.flatMap((group) => group.members.map(({ name }) => name)),
    ])
  return [...new Set(names)].sort()
}

function isHidden(symbol: ts.Symbol): boolean {
  return !!symbol.declarations?.length && symbol.declarations.every(isHiddenNode)
}

function isEnumMember({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.EnumMember) !== 0
}

function isHiddenNode(node: ts.Node): boolean {
  if (ts.isClassElement(node) && node.name && ts.isPrivateIdentifier(node.name)) return true
  if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
    return true
  return ts.getJSDocTags(node).some(({ tagName }) => ['internal', 'hidden', 'private'].includes(tagName.text))
}

const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
}
const host = ts.createCompilerHost(options)
const { getSourceFile } = host
/** The compiler's libraries, parsed once for all shapes. */
const parsed = new Map<string, ts.SourceFile | undefined>()
host.getSourceFile = (file, ...rest) => {
  if (file.startsWith(root)) return getSourceFile(file, ...rest)
  if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest))
  return parsed.get(file)
}

/** Exports of a package by name: for a class or interface the names of its members, as the compiler has them. */
function oracle(slug: string): Map<string, string[] | undefined> {
  const folder = path.join(root, 'packages', slug)
  const entry = path.join(folder, 'index.d.ts')
  const program = ts.createProgram([entry], options, host)
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(entry)!
  const module =
    checker.getSymbolAtLocation(file) ?? checker.getAmbientModules().find(({ name }) => name === JSON.stringify(slug))
  const found = new Map<string, string[] | undefined>()
  if (!module) return found
  const shown = (one: ts.Symbol): string => (/^__@(\w+)@/.test(one.name) ? nameOfSymbolKey(one) : one.name)
  const nameOfSymbolKey = (one: ts.Symbol): string => {
    const name = ts.getNameOfDeclaration(one.declarations![0]!)
    return name ? name.getText() : one.name
  }
  const walk = (one: ts.Symbol, prefix: string): void => {
    const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
    if (isHidden(target) || target.name === 'prototype' || target.declarations?.some(ts.isClassElement)) return
    const name = prefix + one.name
    if (target.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) {
      const type = checker.getDeclaredTypeOfSymbol(target)
      const names = checker
        .getPropertiesOfType(type)
        .filter((p) => !isHidden(p))
        .map(shown)
      const isClass = target.flags & ts.SymbolFlags.Class
      if (checker.getIndexInfosOfType(type).some(({ declaration }) => !declaration || !isHiddenNode(declaration)))
        names.push('index')
      const own = (kind: ts.SignatureKind, of: ts.Type): boolean =>
        checker.getSignaturesOfType(of, kind).some(({ declaration }) => !declaration || !isHiddenNode(declaration))
      if (!isClass) {
        if (own(ts.SignatureKind.Call, type)) names.push('call')
        if (own(ts.SignatureKind.Construct, type)) names.push('new')
      } else {
        const statics = checker.getTypeOfSymbol(target)
        for (const p of checker.getPropertiesOfType(statics)) {
          const d = p.declarations?.[0]
          if (p.name === 'prototype' || isHidden(p) || (d && program.isSourceFileDefaultLibrary(d.getSourceFile())))
            continue
          if (d && !ts.isClassElement(d) && !ts.isTypeElement(d)) continue
          names.push(shown(p))
        }
        if (
          checker
            .getSignaturesOfType(statics, ts.SignatureKind.Construct)
            .some(
              ({ declaration: d }) =>
                d &&
                ts.isConstructorDeclaration(d) &&
                !isHiddenNode(d) &&
                !program.isSourceFileDefaultLibrary(d.getSourceFile()),
            )
        )
          names.push('constructor')
      }
      found.set(name, [...new Set(names)].sort())
    } else if (target.flags & ts.SymbolFlags.Enum) {
      const members = [...(target.exports?.values() ?? [])].filter(
        (member) => isEnumMember(member) && !isHidden(member),
      )
      found.set(name, members.map((member) => member.name).sort())
    } else found.set(name, undefined)
    if (target.flags & ts.SymbolFlags.Module && prefix.split('.').length < 4)
      for (const inner of checker.getExportsOfModule(target))
        if (inner.name !== 'default' && !isEnumMember(inner)) walk(inner, `${name}.`)
  }
  for (const one of checker.getExportsOfModule(module)) walk(one, '')
  return found
}

/** Page with the contents of an export; the namespaces around it may be aliases. */
function pageOf(slug: string, name: string): SymbolPage | undefined {
  const at = name.lastIndexOf('.')
  const around = at === -1 ? undefined : pageOf(slug, name.slice(0, at))
  const page =
    graph.byId(around === undefined ? `${slug}!${name}` : `${around.id}.${name.slice(at + 1)}`) ??
    graph
      .package(slug)!
      .symbols.map(({ id }) => graph.byId(id)!)
      .find(({ parents, exportedAs }) => parents.length === 0 && exportedAs.some((one) => one.name === name))
  const home = page?.aliasOf === undefined ? undefined : page.refs[page.aliasOf]
  return home !== undefined && 'page' in home ? graph.byId(home.id) : page
}

test.each(Object.keys(shapes))('the pages of %s have the exports and members that the compiler finds', (slug) => {
  const { symbols } = graph.package(slug)!
  const { status, diagnostics } = graph.manifest.packages.find((one) => one.slug === slug)!
  const wanted = oracle(slug)
  const differ: string[] = []
  const names = new Set(
    symbols.flatMap(({ name, id }) => [
      name,
      id.slice(id.indexOf('!') + 1),
      ...graph.byId(id)!.exportedAs.map((one) => one.name),
    ]),
  )
  for (const [name, members] of wanted) {
    const page = pageOf(slug, name)
    if (!page && !names.has(name)) {
      differ.push(`no page: ${name}`)
      continue
    }
    if (!page || members === undefined) continue
    const on = namesOn(page)
    const lost = members.filter((one) => !on.includes(one))
    const more = on.filter((one) => !members.includes(one))
    if (lost.length) differ.push(`${name} lost ${lost}`)
    if (more.length) differ.push(`${name} more ${more}`)
  }
  expect({ differ, status }).toEqual({ differ: [], status: 'ok' })
  expect(diagnostics.map(({ code }) => code)).not.toContain('SG-MEMBERS-MISSING')
})
