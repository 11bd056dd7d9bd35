import { overall } from '../src/findings.ts'
import { resultSchema, type ReviewFinding, type ReviewResult } from '../src/result.ts'

/** A break of `@r/a`. */
export function finding(fields: Partial<ReviewFinding> = {}): ReviewFinding {
  return {
    rule: 'export-removed',
    entry: '@r/a',
    symbol: 'b',
    message: 'Export removed',
    strict: 'major',
    pragmatic: 'major',
    role: 'namer',
    proof: 'proven',
    witness: 'L.b',
    id: '@r/a:b:export-removed:0123456789',
    package: '@r/a',
    place: { file: 'api-reports/a.api.md', line: 7 },
    ...fields,
  }
}

/** A review with these findings. */
export function resultOf(findings: ReviewFinding[], fields: Partial<ReviewResult> = {}): ReviewResult {
  const names = [...new Set(findings.map((one) => one.package))].sort()
  const isBreak = findings.some(({ pragmatic }) => pragmatic === 'major')
  return {
    schema: resultSchema,
    base: { ref: 'main', commit: '0123456789abcdef0123456789abcdef01234567' },
    head: { folder: 'api-reports' },
    outcome: isBreak ? 'breaking' : findings.length > 0 ? 'compatible' : 'unchanged',
    verdict: overall(findings),
    packages: names.map((name) => {
      const verdict = overall(findings.filter((one) => one.package === name))
      return {
        name,
        status: 'changed',
        version: '1.0.0',
        ...verdict,
        bump: verdict.pragmatic,
        changeset: { state: 'missing' },
        affected: ['@r/user'],
      }
    }),
    unchanged: 3,
    findings,
    newAcceptances: [],
    isPolicyChanged: false,
    ...fields,
  }
}

/** Text that would be markup, a mention, a command or a colour where it is not escaped. */
export const hostile =
  '` `` ``` </details><img src=x onerror=alert(1)> @everyone #1 https://x.example [a](b) ::error file=x::y ##[error]z $(id) \u001B[31m \u202E |'
