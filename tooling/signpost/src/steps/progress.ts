import { printable, printableLines } from '@signpost/diagnostics'

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
  /** Counts an item without work, for which no line is written. */
  skip(label: string): void
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
  const draw = (text: string): void => {
    const label = onOneLine(text)
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
      else stream.write(`${title} ${count}/${total} ${onOneLine(label)}\n`)
    },
    skip(label) {
      count += 1
      if (stream.isTTY) draw(label)
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}

/**
 * Shows which activity is in progress: on a terminal while it lasts, elsewhere as a line.
 *
 * @param title - Activity, such as `Checking links`.
 */
export async function showing<Result>(
  title: string,
  stream: ProgressStream,
  work: () => Promise<Result>,
): Promise<Result> {
  if (stream.isTTY !== true) {
    stream.write(`${title}\n`)
    return work()
  }
  // The cursor is back at the start of the line: findings that the activity prints overwrite its title.
  stream.write(`\r\u001B[K${title.slice(0, (stream.columns ?? 80) - 1)}\r`)
  try {
    return await work()
  } finally {
    stream.write('\r\u001B[K')
  }
}

/** A name that may contain line breaks and commands of a log. */
function onOneLine(name: string): string {
  return printableLines(printable(name))
}
