/**
 * Type-checks the examples of doc comments, READMEs and docs against the package that they document.
 *
 * @packageDocumentation
 */
export { checkAllExamples, checkExamples } from './check-examples.ts'
export type { CheckedBlock, ExampleInput, ExamplePackage, Outcome, PackageExamples } from './model.ts'
export { runExamples } from './run/run-examples.ts'
