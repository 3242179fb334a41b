/** A value of a query as it was meant: what is no percent-encoding stays as it is. */
export function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
