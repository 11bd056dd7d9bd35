import { allRules, isRuleId } from './rules/all-rules.ts'

/**
 * Explains a rule: what changed, for whom it is how large, an example and its source.
 *
 * @throws Error when there is no such rule; the message lists all.
 */
export function explain(id: string): string {
  if (!isRuleId(id)) throw new Error(`No rule "${id}". Rules: ${Object.keys(allRules).sort().join(', ')}.`)
  const { title, explanation, out, in: provided, unknown, roles, example, source } = allRules[id]
  const verdict = ({ strict, pragmatic }: typeof out) =>
    strict === pragmatic ? strict : `${pragmatic}, strict: ${strict}`
  const isOne = verdict(out) === verdict(provided) && roles.out === roles.in
  const verdicts = isOne
    ? [`Verdict: ${verdict(out)} (${roles.out})`]
    : [
        `Received by consumers: ${verdict(out)} (${roles.out})`,
        `Provided by consumers: ${verdict(provided)} (${roles.in})`,
      ]
  return [
    `${title} [${id}]`,
    '',
    explanation,
    '',
    ...verdicts,
    ...(unknown ? [`Used by no function of the package: ${unknown}`] : []),
    '',
    `Before: ${example.before}`,
    `After:  ${example.after}`,
    '',
    `Source: ${source}`,
  ].join('\n')
}
