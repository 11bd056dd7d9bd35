import type { Stats } from 'fs'
import * as fs from 'node:fs'
import type * as React from 'react'
export declare function h(a: Stats, b: fs.ReadStream, c: Buffer, d: NodeJS.Timeout, e: React.ReactNode): void
