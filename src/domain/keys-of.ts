/** The keys of a table, typed by it; `for … in` over a type parameter is what TypeScript types so without an assertion. */
export function keysOf<T extends object>(table: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in table) keys.push(key)
  return keys
}
