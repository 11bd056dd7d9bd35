/** Milliseconds that steps take, by their names; a step that runs twice has the sum. */
export interface StepTimes {
  durations: Record<string, number>
  timed<Result>(name: string, run: () => Promise<Result>): Promise<Result>
}

/** Starts to measure steps. */
export function stepTimes(): StepTimes {
  const durations: Record<string, number> = {}
  return {
    durations,
    async timed(name, run) {
      const started = performance.now()
      try {
        return await run()
      } finally {
        durations[name] = (durations[name] ?? 0) + Math.round(performance.now() - started)
      }
    },
  }
}
