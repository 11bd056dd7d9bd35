import { createDebug } from '../src/index.ts'

/** Logs a message of every kind, with a fixed clock. */
export function run(): void {
  const options: createDebug.Options = { now: () => 0 }
  const app = createDebug('app', options)
  const db = createDebug('app:db', options)
  const noisy = createDebug('app:noisy', options)
  const other = createDebug('other:db', options)

  app.warn('app itself')
  db('usual')
  db.warn('%d of %d queries are slow', 2, 3, { table: 'users' })
  db.error('error')
  db.extend('pool').warn(() => 'pool is empty')
  noisy.warn('noise')
  noisy('noise')
  other.warn('other')
}
