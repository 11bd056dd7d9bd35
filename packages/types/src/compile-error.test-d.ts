import { expectTypeOf } from 'expect-type'
import type { CompileError } from './compile-error.ts'

expectTypeOf<string>().not.toExtend<CompileError<'Expected a number'>>()
expectTypeOf<object>().not.toExtend<CompileError<'Expected a number'>>()
expectTypeOf<Error>().not.toExtend<CompileError<string>>()
expectTypeOf<CompileError<'one'>>().not.toExtend<CompileError<'other'>>()
expectTypeOf<CompileError<'one'>>().toExtend<CompileError<string>>()
// The built-in error keeps its name.
expectTypeOf<TypeError>().toExtend<Error>()
