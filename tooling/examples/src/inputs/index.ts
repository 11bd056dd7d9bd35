/**
 * Inputs for checks of a repository's packages and docs, without the compiler.
 *
 * @packageDocumentation
 */
export { docsInputs, packageInputs } from './example-inputs.ts'
