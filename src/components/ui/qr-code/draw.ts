import { create } from 'qrcode/lib/core/qrcode'

/** Modules of white around the code that the standard asks for. */
const QUIET = 4

/** UTF-8 by hand: the package would ask a TextEncoder, which a mini-program has not. */
function bytesOf(text: string): Uint8Array {
  const parts = encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? []
  return Uint8Array.from(parts, (part) =>
    part.length === 3 ? parseInt(part.slice(1), 16) : part.charCodeAt(0)
  )
}

/** A QR code as the address of a vector picture: sharp at every size, and no canvas to wait for. Throws when `text` is too long for a code. */
export function drawQr(text: string): string {
  const { modules } = create([{ data: bytesOf(text), mode: 'byte' }], { errorCorrectionLevel: 'M' })
  const side = modules.size + QUIET * 2
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let run = 0
      while (column + run < modules.size && modules.get(row, column + run)) run += 1
      if (run === 0) continue
      path += `M${column + QUIET} ${row + QUIET}h${run}v1h-${run}z`
      column += run
    }
  }
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${side * 8}' height='${side * 8}' viewBox='0 0 ${side} ${side}' shape-rendering='crispEdges'>` +
    `<path fill='#fff' d='M0 0h${side}v${side}H0z'/><path d='${path}'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
