/** A mini-program paints its first page by itself. */
export function endFirstPaint(): void {
  return undefined
}
