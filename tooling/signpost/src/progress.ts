/** Where progress is written: a terminal gets one line that is drawn again, anything else a line per finished piece. */
export interface ProgressStream {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** Shows how far a number of like pieces of work has come. */
export interface Progress {
  /** One more piece is done; `label` is its name. */
  done(label: string): void
  /** Leaves the line clean. */
  end(): void
}

/**
 * A progress bar.
 *
 * @param title - What is being done: `Extracting`.
 * @param total - The number of pieces, at least 1.
 */
export function progress(title: string, total: number, stream: ProgressStream): Progress {
  let count = 0
  const width = 24
  const draw = (label: string): void => {
    const filled = Math.round((count / total) * width)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
    const line = `${title} ${bar} ${count}/${total} ${label}`
    stream.write(`\r\u001B[K${line.slice(0, (stream.columns ?? 80) - 1)}`)
  }
  if (stream.isTTY) draw('')
  return {
    done(label) {
      count += 1
      if (stream.isTTY) draw(label)
      else stream.write(`${title} ${count}/${total} ${label}\n`)
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}
