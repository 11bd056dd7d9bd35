/** The lines about one package, as they are printed when it is done. */
export function report({
  name,
  version,
  extraction,
  control,
  graph,
  pages,
  status,
  entries,
  exported,
  missing,
  diagnostics,
}) {
  if (extraction.failed) return `\n${name} ${version}: not extracted: ${extraction.failed}`
  const withoutModel = extraction.entryPoints.filter(({ hasModel }) => !hasModel).length
  const lines = [
    `${name} ${version}: ${status === 'ok' ? 'full' : status}${withoutModel > 0 ? `, ${withoutModel} entry points from the facts alone` : ''}`,
    `  ${entries} entry points, ${exported} exports counted, ${exported - missing.length} in the graph: ${graph.pages ?? 0} pages, ${graph.aliases ?? 0} aliases`,
    `  extraction ${cost(extraction)}, API Extractor alone ${cost(control)}, facts and the rest ${percent(beyond(extraction, control))}, in all ${percent(added(extraction, control))} more`,
    graph.failed
      ? `  no graph: ${graph.failed}`
      : `  doc models ${megabytes(graph.modelBytes)}, graph ${megabytes(graph.graphBytes)}, slices p95 ${kilobytes(graph.slices.p95)}, largest ${kilobytes(graph.slices.max)}, read once ${kilobytes(graph.offsetsBytes)}`,
    ...missing.slice(0, 10).map((one) => `  missing: ${one}`),
    ...compared(pages),
    ...thrown(control),
    ...summarised(diagnostics).map((line) => `  ${line}`),
  ]
  return `\n${lines.join('\n')}`
}

/** Types on which API Extractor alone throws: in the package as written, and in the patched copy. */
function thrown(control) {
  const told = (crashes = [], words) =>
    crashes.slice(0, 3).map(({ types, message }) => `  API Extractor alone throws on ${types}${words}: ${message}`)
  return [...told(control?.crashesAsWritten, ''), ...told(control?.crashes, ', patched')]
}

function compared(pages) {
  if (!pages) return []
  if (pages.failed) return [`  not compared with API Documenter: ${pages.failed}`]
  const names = pages.missing.slice(0, 10).map((one) => `  without a place: ${one}`)
  return [`  API Documenter: ${pages.count} pages, ${pages.missing.length} without a place in the graph`, ...names]
}

/** All packages, one a line, as Markdown. */
export function table(rows) {
  const head = [
    'package',
    'entries',
    'exports',
    'in the graph',
    'result',
    'CPU s',
    'alone s',
    'facts and the rest',
    'wall s',
    'MB',
    'api.json',
    'graph',
    'of it',
    'slice p95',
    'read once',
  ]
  const body = rows.map((row) => {
    const { extraction, control, graph } = row
    const named = `${row.name} ${row.version}`
    if (!graph || graph.failed)
      return [named, row.entries, row.exported, 0, `failed: ${extraction.failed ?? graph.failed}`]
    const found = row.exported - row.missing.length
    return [
      named,
      row.entries,
      row.exported,
      found,
      row.status === 'ok' ? 'full' : row.status,
      seconds(extraction.cpu),
      control.failed
        ? control.failed
        : `${control.unsampled > 0 ? '≈ ' : ''}${seconds(control.cpu)}${control.crashes.length > 0 ? `, throws on ${control.crashes.length}` : ''}`,
      percent(beyond(extraction, control)),
      seconds(extraction.wall),
      Math.round(extraction.memory),
      megabytes(graph.modelBytes),
      megabytes(graph.graphBytes),
      percent(graph.graphBytes / graph.modelBytes),
      kilobytes(graph.slices.p95),
      kilobytes(graph.offsetsBytes),
    ]
  })
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * CPU time spent outside API Extractor beyond that of the control, as a share of the control's total: the facts, the
 * preflight, writing, and the second program of a package on which it throws.
 */
function beyond(extraction, control) {
  if (!control || control.failed) return undefined
  return (outside(extraction) - outside(control)) / control.cpu
}

/** CPU time outside API Extractor, without loading. */
export function outside({ cpu, loaded, inside, outside: known = cpu - loaded - inside }) {
  return known
}

/** All that the extraction spends beyond the control, loading left out: whoever asks the checker first pays for it. */
function added(extraction, control) {
  if (!control || control.failed) return undefined
  const spent = ({ cpu, loaded }) => cpu - loaded
  return (spent(extraction) - spent(control)) / control.cpu
}

/** One line for each code, with the first that was found. */
function summarised(diagnostics) {
  const codes = new Map()
  for (const one of diagnostics) codes.set(one.code, [...(codes.get(one.code) ?? []), one])
  return [...codes].map(([code, [first, ...more]]) => {
    return `${code}${more.length > 0 ? ` (${more.length + 1})` : ''} ${first.file}${first.line === undefined ? '' : `:${first.line}`}: ${first.found}`
  })
}

function cost(result) {
  if (!result) return 'not run'
  return result.failed
    ? result.failed
    : `${seconds(result.cpu)} s CPU, ${seconds(result.wall)} s, ${Math.round(result.memory)} MB`
}

function seconds(value) {
  return value.toFixed(1)
}

function percent(share) {
  return share === undefined || !Number.isFinite(share) ? '' : `${Math.round(share * 100)} %`
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(2)} MB`
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
