import { PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib'
import { embedFont } from './font'

/** pt. */
const PAGES = { a4: [595, 842], a5Across: [595, 420], a6: [298, 420] } as const
const MARGIN = 48
const SIZES = { title: 18, heading: 13, text: 11, foot: 9 } as const
const LEADING = 1.6
/** Above a heading, and below a title, in pt. */
const GAP = 14

/** From top to bottom; what a row has in each column, whose places are shares of the width. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly columns: readonly number[] }

interface PdfContent {
  readonly size: keyof typeof PAGES
  readonly title: string
  readonly blocks: readonly PdfBlock[]
  /** Above what follows on each page after the first. */
  readonly head?: PdfBlock
  /** Below each page. */
  readonly foot: string
  readonly at: Date
}

/** A text as a PDF that carries its font, on as many pages as it takes. */
export async function pdfOf({ size, title, blocks, head, foot, at }: PdfContent): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  file.setTitle(title)
  file.setCreationDate(at)
  file.setModificationDate(at)
  const all = blocks.flatMap((block) =>
    block.kind === 'row' ? block.cells : block.kind === 'page' ? [] : [block.text]
  )
  const font = await embedFont(file, [...all, foot].join(''))
  const pen = new Pen(file, font, PAGES[size], foot, head)
  for (const block of blocks) pen.block(block)
  return file.save()
}

class Pen {
  private page: PDFPage
  private y: number
  private readonly widths = new Map<string, number>()

  constructor(
    private readonly file: PDFDocument,
    private readonly font: PDFFont,
    private readonly size: readonly [number, number],
    private readonly foot: string,
    private readonly head?: PdfBlock
  ) {
    ;[this.page, this.y] = this.begin()
  }

  block(block: PdfBlock): void {
    switch (block.kind) {
      case 'title': {
        const width = this.widthOf(block.text) * SIZES.title
        this.line([{ text: block.text, x: (this.size[0] - width) / 2 }], SIZES.title)
        this.y -= GAP
        return
      }
      case 'page':
        return this.turn()
      case 'heading':
        this.y -= GAP
        return this.cells([block.text], [0], SIZES.heading)
      case 'text':
        return this.cells([block.text], [0], SIZES.text)
      case 'row':
        return this.cells(block.cells, block.columns, SIZES.text)
    }
  }

  /** Cells beside each other, each as many lines as it takes in its column. */
  private cells(cells: readonly string[], columns: readonly number[], size: number): void {
    const room = this.size[0] - 2 * MARGIN
    const wrapped = cells.map((text, index) => {
      const share = (columns[index + 1] ?? 1) - (columns[index] ?? 0)
      return this.wrap(text, (share * room) / size)
    })
    const lines = Math.max(...wrapped.map(({ length }) => length))
    // What fits on a page is not broken.
    const high = lines * size * LEADING
    if (this.y - high < MARGIN + SIZES.foot && high < this.size[1] / 2) this.turn()
    for (let line = 0; line < lines; line += 1) {
      this.line(
        wrapped.map((own, index) => ({
          text: own[line] ?? '',
          x: MARGIN + (columns[index] ?? 0) * room
        })),
        size
      )
    }
  }

  private line(parts: readonly { readonly text: string; readonly x: number }[], size: number): void {
    if (this.y - size * LEADING < MARGIN + SIZES.foot) this.turn()
    this.y -= size * LEADING
    for (const { text, x } of parts) {
      if (text !== '') this.page.drawText(text, { x, y: this.y, size, font: this.font })
    }
  }

  private turn(): void {
    ;[this.page, this.y] = this.begin()
    if (this.head) this.block(this.head)
  }

  private begin(): [PDFPage, number] {
    const page = this.file.addPage([...this.size])
    page.drawText(this.foot, { x: MARGIN, y: MARGIN / 2, size: SIZES.foot, font: this.font })
    return [page, this.size[1] - MARGIN]
  }

  /** Lines of at most so many times the size of the font. */
  private wrap(text: string, most: number): string[] {
    const lines = ['']
    let width = 0
    for (const sign of text) {
      const own = this.widthOf(sign)
      if (width + own > most) {
        lines.push('')
        width = 0
      }
      lines[lines.length - 1] += sign
      width += own
    }
    return lines
  }

  /** Of a text in font size 1. */
  private widthOf(text: string): number {
    const known = this.widths.get(text)
    if (known !== undefined) return known
    const width = this.font.widthOfTextAtSize(text, 1)
    this.widths.set(text, width)
    return width
  }
}
