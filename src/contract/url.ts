/** `/order/checkupDetail/:id` with its input: the path filled, the rest left for query or body. */
export function fillPath(path: string, input: Readonly<Record<string, unknown>>) {
  const used = new Set<string>()
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    used.add(name)
    return encodeURIComponent(String(input[name] ?? ''))
  })
  const rest: Record<string, unknown> = Object.fromEntries(
    Object.entries(input).filter(([key]) => !used.has(key))
  )
  return { path: filled, rest }
}

/** What the path has not taken, as a query: `?version=1`; empty without anything. */
export const queryOf = (rest: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined || value === null
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`]
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
