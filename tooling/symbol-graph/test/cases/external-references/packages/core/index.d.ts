import { Hidden, Mode, Options, Runner, tools } from 'ext-lib'
export { Hidden, Mode, Runner, Options as Settings, tools } from 'ext-lib'
/** Runs texts. */
export declare class TextRunner extends Runner<string> {
  /** Stops. */
  stop(options: Options, mode?: Mode.Later): void
}
/** Runs in secret. */
export interface Secret extends Hidden {
  own: 1
}
/** Builds with a tool. */
export interface Builder extends tools.Hammer {
  tool: tools.Tool
}
