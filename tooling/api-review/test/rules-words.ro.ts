import type { RulesWords } from './rules-reference.ts'
import { explainedDeclarations } from './rules-declarations.ro.ts'
import { explainedPackages } from './rules-packages.ro.ts'
import { explainedSignatures } from './rules-signatures.ro.ts'
import { explainedTypes } from './rules-types.ro.ts'
import { explainedUses } from './rules-uses.ro.ts'
import type { ExplainedRule } from './rules-reference.ts'

/** Romanian titles and explanations; a test requires one for each rule. */
export const explained: Readonly<Record<string, ExplainedRule>> = {
  ...explainedDeclarations,
  ...explainedPackages,
  ...explainedSignatures,
  ...explainedTypes,
  ...explainedUses,
}

/** The page of rules in Romanian. */
export const romanian: RulesWords = {
  head: `---
title: Regulile revizuirii de API
description: Fiecare fel de schimbare pe care o găsește o revizuire, cu verdictul, un exemplu și sursa ei.
sidebar_position: 4
keywords: [schimbare incompatibilă, semver, verdict]
---

Fiecare constatare a unei [revizuiri](../publishing/reviewing.md) numește o regulă între paranteze drepte. \`signpost explain <regulă>\`
afișează în engleză textul de pe această pagină.

Multe verdicte depind de locul în care utilizatorii întâlnesc un tip: ei *primesc* ce returnează funcțiile și *furnizează* ce cer
funcțiile. Când două verdicte diferă, primul este cel pragmatic; cel strict ține cont de orice rol pe care l-ar putea avea un utilizator. În
paranteză este cel pe care schimbarea îl afectează primul.

Pagina este generată din înregistrările din \`tooling/api-review/src/rules\`.`,
  groups: {
    declarations: 'Nume și declarații',
    members: 'Clase și membri',
    parameters: 'Parametri și parametri de tip',
    signatures: 'Semnături și supraîncărcări',
    types: 'Tipuri și proprietăți',
    uses: 'Programe ale utilizatorilor',
    packages: 'Pachete',
  },
  roles: {
    caller: 'cine apelează',
    reader: 'cine citește',
    writer: 'cine scrie',
    implementer: 'cine implementează',
    subclasser: 'cine extinde',
    augmenter: 'cine completează declarația',
    namer: 'cine îl importă sau îl numește',
    installer: 'cine instalează pachetul',
  },
  verdict: 'Verdict',
  received: 'Primit',
  provided: 'Furnizat',
  unused: 'Nefolosit de nicio funcție a pachetului',
  strict: 'strict:',
  before: 'înainte',
  after: 'după',
  source: 'Sursă',
  explain: (id) => explained[id],
}
