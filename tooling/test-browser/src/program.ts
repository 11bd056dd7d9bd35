import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { bundle } from '@signpost/test-kit/bundle'
import { chromiumArguments, findChromium } from './chromium.js'

/** A program that is served to a Chromium while the tests of a file run. */
export interface ServedProgram {
  /** `http://127.0.0.1:4000/`: every path below it answers with a page that loads the program. */
  readonly address: string
  readonly browser: Browser
}

/**
 * Serves a program on a free port of the loopback address and starts a Chromium, from before the first test of the file to
 * after its last one.
 *
 * @param folder - The package's folder.
 * @param program - A module, TypeScript with JSX, which imports the package's sources from `./src/*.ts`.
 * @param body - The body of the page at a path (`/empty?x=1`), by default one empty `<div id="root">`.
 * @returns Address and browser, which exist from the first test on.
 */
export function serveProgram(
  folder: string,
  program: string,
  body: (path: string) => string = () => '<div id="root"></div>',
): ServedProgram {
  let address: string
  let browser: Browser
  let stopServer: () => void

  beforeAll(async () => {
    const script = await bundle(folder, program, [], 'development')
    const server = createServer(({ url = '/' }, response) => {
      const isScript = url === '/program.js'
      response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
      response.end(isScript ? script : page(body(url)))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    stopServer = () => {
      server.close()
      server.closeAllConnections()
    }
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    stopServer?.()
  })

  return {
    get address() {
      return address
    },
    get browser() {
      return browser
    },
  }
}

function page(body: string): string {
  return (
    '<!doctype html><html lang="en"><title>Program</title><link rel="icon" href="data:,">' +
    `${body}<script type="module" src="/program.js"></script>`
  )
}

/**
 * Collects errors and warnings in the console of a context's pages, and uncaught exceptions.
 *
 * @returns The list, which grows.
 */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'info') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}
