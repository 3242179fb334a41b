/**
 * A reporter of node:test: each result as a line of its own, when it is there; `journeys.mjs` reads them.
 * A test above a failed one fails because of it and is left out.
 */
export const MARK = '\u0001'

const reasonOf = ({ error }) => {
  const cause = error?.cause ?? error
  return cause?.stack ?? cause?.message ?? String(cause)
}

export default async function* resultLines(events) {
  const path = []
  for await (const { type, data } of events) {
    if (type === 'test:start') {
      path.length = data.nesting
      path.push(data.name)
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details?.error?.failureType === 'subtestsFailed') continue
    const result = {
      ok: type === 'test:pass',
      name: [...path.slice(0, data.nesting), data.name].join(' › '),
      ms: Math.round(data.details?.duration_ms ?? 0),
      ...(type === 'test:fail' ? { why: reasonOf(data.details) } : {}),
      ...(data.skip === undefined ? {} : { skipped: true })
    }
    yield `${MARK}${JSON.stringify(result)}\n`
  }
}
