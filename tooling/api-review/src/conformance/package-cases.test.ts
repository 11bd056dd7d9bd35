import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holds, type PackageCase, packageFiles } from '../../test/package-consumer.ts'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { compareLabels } from '../diff.ts'
import { type Finding, overall } from '../findings.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { packageRules } from '../rules/package-rules.ts'

const files = temporaryFiles()
const path = new URL('../../test/cases/package-cases.json', import.meta.url)
const cases = JSON.parse(readFileSync(path, 'utf8')) as PackageCase[]

/** Every fifth case, so that each kind of them is tried; in a long run all. */
const tried = process.env['SIGNPOST_LONG'] === '1' ? cases : cases.filter((_, at) => at % 5 === 0)

test.each(tried)('$id $title', (item) => {
  expect(item.programs.filter((program) => !holds(program, item))).toEqual([])
  for (const side of ['before', 'after'] as const)
    for (const [name, text] of packageFiles(item[side])) files.write(join(side, name), text)
  const { findings } = compareLabels(join(files.root, 'before'), join(files.root, 'after'))
  const { strict, pragmatic } = overall(findings)
  expect(item.verdicts).toContain(`${strict}/${pragmatic}`)
  const isFact = ({ rule }: Finding) => ruleOf(rule).isFact || Object.hasOwn(packageRules, rule)
  const unproven = findings.filter((one) => one.strict === 'major' && one.proof !== 'proven' && !isFact(one))
  expect(unproven).toEqual([])
})
