import { createRequire } from 'node:module'
import type { TSDocConfigFile as TSDocConfigFileClass } from '@microsoft/tsdoc-config'
import type ts from 'typescript'

const here = createRequire(import.meta.url)
const fromApiExtractor = createRequire(here.resolve('@microsoft/api-extractor'))

/**
 * The compiler that API Extractor itself loads. Nodes, symbols and flags of one copy of TypeScript mean nothing to
 * another, so nothing here imports `typescript` for its values.
 */
export const compiler: typeof ts = fromApiExtractor('typescript')

/** The reader of `tsdoc.json` that API Extractor itself loads, for the same reason. */
export const TSDocConfigFile: typeof TSDocConfigFileClass = fromApiExtractor('@microsoft/tsdoc-config').TSDocConfigFile
