/** Output of a progress bar. A terminal gets one line that is redrawn, other streams a line for each finished item. */
export interface ProgressStream {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** Progress of a number of items. */
export interface Progress {
  /** Counts a finished item; `label` is its name. */
  done(label: string): void
  /** Clears the line. */
  end(): void
}

/**
 * Creates a progress bar.
 *
 * @param title - Activity, such as `Extracting`.
 * @param total - Number of items, at least 1.
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
