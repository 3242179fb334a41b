/** What stays on one line: a number, a Latin word or a single sign, with the closing marks behind it. */
const UNIT = /\n|(?:[\w.*-]+|[^\n])[，。；、：）》”]*/gu

/**
 * Lines of a text; a line break begins one.
 * @param most how wide a line may be, in what `widthOf` counts
 */
export function wrap(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines = ['']
  let width = 0
  const begin = () => {
    lines.push('')
    width = 0
  }
  const put = (piece: string): boolean => {
    const own = widthOf(piece)
    if (width + own > most) {
      if (width > 0) begin()
      if (own > most) return false
    }
    lines[lines.length - 1] += piece
    width += own
    return true
  }
  for (const unit of text.match(UNIT) ?? []) {
    if (unit === '\n') begin()
    else if (!put(unit)) {
      // Wider than a line on its own: it is broken where the line ends.
      for (const sign of unit) {
        const own = widthOf(sign)
        if (width > 0 && width + own > most) begin()
        lines[lines.length - 1] += sign
        width += own
      }
    }
  }
  return lines
}
