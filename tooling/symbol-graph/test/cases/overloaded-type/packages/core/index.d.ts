export interface Run {
  (options: { quiet: boolean }): Run
  (file: string, args?: string[]): Promise<string>
}
/**
 * Runs a program.
 *
 * @param file - The program.
 * @param args - What it is started with.
 * @returns What the program printed.
 */
export declare const run: Run

export interface Print {
  (text: string): void
  (text: string, times: number): void
}
/**
 * Prints a text.
 *
 * @param times - How often.
 * @returns Nothing.
 */
export declare const print: Print
