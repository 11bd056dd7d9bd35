import { type Finding, smaller } from './findings.ts'

/** Whether an entry point is called internal: `./internal/Observable`. */
export function isInternalEntry(entry: string): boolean {
  return /\/_?internals?(?:[/ ]|$)/.test(entry)
}

/** Internal entry points promise nothing: pragmatically, their changes are at most a patch. */
export function limitInternal(finding: Finding): Finding {
  return isInternalEntry(finding.entry) ? { ...finding, pragmatic: smaller(finding.pragmatic, 'patch') } : finding
}
