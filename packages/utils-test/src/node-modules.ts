import type * as childProcess from 'node:child_process'
import type * as fs from 'node:fs/promises'
import type * as os from 'node:os'
import type * as path from 'node:path'
import type * as url from 'node:url'
import type * as util from 'node:util'

interface NodeModules {
  'node:child_process': typeof childProcess
  'node:fs/promises': typeof fs
  'node:os': typeof os
  'node:path': typeof path
  'node:url': typeof url
  'node:util': typeof util
}

/** Loads a Node.js module on demand, so that the DOM helpers also load in a browser. */
export function node<Id extends keyof NodeModules>(id: Id): NodeModules[Id] {
  return process.getBuiltinModule(id) as NodeModules[Id]
}
