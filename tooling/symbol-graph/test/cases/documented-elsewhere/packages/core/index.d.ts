/** A desk. */
export declare class Desk {
  /**
   * Runs a job with a lamp.
   * @param job - The job.
   * @param lamp - The lamp of the second form.
   */
  work(job: () => void): void
  work(lamp: string, job: () => void): void
}
/**
 * Connects.
 * @param url - The address.
 * @param retries - The number of tries.
 */
export declare function connect({ url, retries }: { url: string; retries: number }): void
/**
 * Sends.
 * @param first - The head.
 * @param target - The target.
 * @param last - The tail.
 */
export declare const send: (target: string, [first, ...last]: [string, ...string[]]) => void
/**
 * Reads.
 * @param options - The options.
 * @param options.depth - The depth of the second form.
 */
export declare function read(path: string): void
export declare function read(path: string, options: { depth: number }): void
