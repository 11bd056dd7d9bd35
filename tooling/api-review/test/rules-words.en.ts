import { allRules, isRuleId } from '../src/rules/all-rules.ts'
import type { RulesWords } from './rules-reference.ts'

/** The page of rules in English. */
export const english: RulesWords = {
  head: `---
title: Rules of API reviews
description: Every kind of change that a review finds, with its verdict, an example and its source.
sidebar_position: 4
tags: [reference]
keywords: [breaking change, semver, verdict]
---

Every finding of a [review](../publishing/reviewing.md) names a rule in brackets. \`signpost explain <rule>\` prints the same text as
this page.

Many verdicts depend on where consumers meet a type: they *receive* what functions return and *provide* what functions take.
Where two verdicts differ, the first is the pragmatic one; the strict one counts every role a consumer could have. The consumer who
meets the change first is in parentheses.

This page is generated from the records in \`tooling/api-review/src/rules\`.`,
  groups: {
    declarations: 'Names and declarations',
    members: 'Classes and members',
    parameters: 'Parameters and type parameters',
    signatures: 'Signatures and overloads',
    types: 'Types and properties',
    uses: 'Programs of consumers',
    packages: 'Packages',
  },
  roles: {
    caller: 'who calls',
    reader: 'who reads',
    writer: 'who writes',
    implementer: 'who implements',
    subclasser: 'who extends',
    augmenter: 'who augments',
    namer: 'who imports or names it',
    installer: 'who installs the package',
  },
  verdict: 'Verdict',
  received: 'Received',
  provided: 'Provided',
  unused: 'Used by no function of the package',
  strict: 'strict:',
  before: 'before',
  after: 'after',
  source: 'Source',
  explain: (id) => {
    if (!isRuleId(id)) return undefined
    const { title, explanation } = allRules[id]
    return [title, explanation]
  },
}
