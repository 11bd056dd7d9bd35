import type { Extraction, Finding } from './extract-packages.ts'

/** The end of a build: how many packages are whole, and of the others what failed, where, and what to do. */
export interface Report {
  text: string
  /** Packages with at least one error. */
  failed: number
}

/** Sums up extractions for a person. */
export function report(extractions: readonly Extraction[]): Report {
  const broken = extractions.filter(({ findings }) => findings.some(({ severity }) => severity === 'error'))
  const warnings = extractions.reduce((sum, { findings }) => sum + findings.filter(({ severity }) => severity === 'warning').length, 0)
  const headline = [
    `${extractions.length - broken.length} of ${extractions.length} packages documented in full`,
    ...(broken.length > 0 ? [`${broken.length} in part or not at all`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ].join(', ')
  const blocks = broken.map(({ package: { manifest, path }, findings }) =>
    [`\n${manifest.name ?? path}`, ...findings.filter(({ severity }) => severity === 'error').map(describe)].join('\n'),
  )
  return { text: [`${headline}.`, ...blocks].join('\n'), failed: broken.length }
}

function describe({ code, file, line, found, expected, nextStep }: Finding): string {
  return `  ${code} ${file}${line === undefined ? '' : `:${line}`}\n    found ${found}\n    expected ${expected}\n    ${nextStep}`
}
