import type { ExplainedRule } from './rules-reference.ts'

/** Rules about programs of consumers in Romanian. */
export const explainedUses: Readonly<Record<string, ExplainedRule>> = {
  'reading-breaks': [
    'Citirea nu mai compilează',
    'Codul care citește valoarea, numește tipul cu argumente de tip sau îi tratează variantele nu mai compilează.',
  ],
  'providing-breaks': [
    'Furnizarea nu mai compilează',
    'Codul care scrie valoarea sau un literal obiect al tipului nu mai compilează.',
  ],
  'calling-breaks': [
    'Apelul nu mai compilează',
    'Un apel nu mai compilează sau rezultatul lui are alt tip, adesea pentru că TypeScript deduce altceva.',
  ],
  'deriving-breaks': [
    'Derivarea nu mai compilează',
    'O clasă sau o interfață care derivă din ea, o implementează sau o completează nu mai compilează.',
  ],
  'unexplained-change': [
    'Schimbare pe care nicio regulă nu o numește',
    'Declarația sau una pe care o numește diferă. TypeScript nu consideră identice cele două tipuri, nicio regulă nu explică diferența și niciun program al unui utilizator nu se strică. Citiți ambele declarații.',
  ],
  rewritten: [
    'Scrisă altfel',
    'Declarația diferă, iar tipurile celor două părți se pot atribui unul altuia în ambele sensuri. Niciun program al unui utilizator nu le deosebește.',
  ],
}
