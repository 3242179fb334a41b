import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib'
import { code128 } from './code128'
import { embedFont } from './font'
import { wrap } from './wrap'

/** Sheets, in pt. */
const PAGES = {
  a4: { sheet: [595, 842], margin: 48 },
  a5Across: { sheet: [595, 420], margin: 48 },
  a6: { sheet: [298, 420], margin: 20 }
} as const
const SIZES = { large: 28, title: 18, heading: 13, text: 11, foot: 9 } as const
const LEADING = 1.6
/** Above a heading, and below a title, in pt. */
const GAP = 14
/** Lines, in pt, and the grey of thin ones. */
const LINES = { thick: 1.5, plain: 0.75, thin: 0.5 } as const
/** As shares of red, green and blue. */
const GREY = [0.75, 0.78, 0.78] as const
const BLACK = [0, 0, 0] as const
/** Of a barcode, in pt; beside it stay ten modules of each side white, as scanners want it. */
const BARS_HEIGHT = 52
const QUIET = 10

/** From top to bottom; what a row has in each column, whose places are shares of the width. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'page' }
  /** A line across; what follows stands below it. */
  | { readonly kind: 'rule'; readonly weight: keyof typeof LINES }
  /** A text at each end of a line. */
  | {
      readonly kind: 'ends'
      readonly left: string
      readonly right: string
      readonly size: keyof typeof SIZES
      /** Of the right one, where it is another. */
      readonly rightSize?: keyof typeof SIZES
    }
  /** As Code 128. */
  | { readonly kind: 'barcode'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly columns: readonly number[] }

interface PdfContent {
  readonly size: keyof typeof PAGES
  readonly title: string
  readonly blocks: readonly PdfBlock[]
  /** Above what follows on each page after the first. */
  readonly head?: readonly PdfBlock[]
  /** Below each page: a text, or lines with a text at each end, below a rule. */
  readonly foot: string | readonly (readonly [left: string, right: string])[]
  /** Each page says which of how many it is. */
  readonly numbered?: true
  /** A line around each page. */
  readonly framed?: true
  readonly at: Date
}

/** A text as a PDF that carries its font, on as many pages as it takes. Its package is loaded with the first one, not with the server. */
export async function pdfOf({
  size,
  title,
  blocks,
  head,
  foot,
  at,
  ...look
}: PdfContent): Promise<Uint8Array> {
  const { PDFDocument, rgb } = await import('pdf-lib')
  const colours = { grey: rgb(...GREY), black: rgb(...BLACK) }
  const file = await PDFDocument.create()
  file.setTitle(title)
  file.setCreationDate(at)
  file.setModificationDate(at)
  const feet = typeof foot === 'string' ? foot : foot.flat().join('')
  const told = [...blocks, ...(head ?? [])].flatMap(textsOf)
  const font = await embedFont(file, [...told, feet, NUMBER_SIGNS].join(''))
  const pen = new Pen(file, font, colours, PAGES[size], foot, head)
  for (const block of blocks) pen.block(block)
  const pages = file.getPages()
  pages.forEach((page, index) => {
    if (look.numbered) pen.number(page, `第 ${index + 1} 页，共 ${pages.length} 页`)
    if (look.framed) pen.frame(page)
  })
  return file.save()
}

/** A text of a line, and where it begins. */
interface Part {
  readonly text: string
  readonly x: number
  readonly size?: number
}

const NUMBER_SIGNS = '第页，共 0123456789'

function textsOf(block: PdfBlock): readonly string[] {
  switch (block.kind) {
    case 'row':
      return block.cells
    case 'ends':
      return [block.left, block.right]
    case 'page':
    case 'rule':
      return []
    default:
      return [block.text]
  }
}

class Pen {
  private page: PDFPage
  private y: number
  private readonly widths = new Map<string, number>()
  private readonly size: readonly [number, number]
  private readonly margin: number

  constructor(
    private readonly file: PDFDocument,
    private readonly font: PDFFont,
    private readonly colours: Readonly<Record<'grey' | 'black', RGB>>,
    { sheet, margin }: (typeof PAGES)[keyof typeof PAGES],
    private readonly foot: PdfContent['foot'],
    private readonly head: readonly PdfBlock[] = []
  ) {
    this.size = sheet
    this.margin = margin
    ;[this.page, this.y] = this.begin()
  }

  /** At the upper right of a page. */
  number(page: PDFPage, text: string): void {
    const x = this.right(text, SIZES.foot)
    page.drawText(text, { x, y: this.size[1] - this.margin, size: SIZES.foot, font: this.font })
  }

  /** Half way between the text and the edges. */
  frame(page: PDFPage): void {
    const inset = this.margin / 2
    const [width, height] = this.size
    page.drawRectangle({
      ...{ x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
      ...{ borderWidth: LINES.thick, borderColor: this.colours.black }
    })
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
      case 'rule':
        this.y -= GAP / 2
        return this.rule(this.page, this.y, block.weight)
      case 'ends': {
        const size = SIZES[block.size]
        const own = SIZES[block.rightSize ?? block.size]
        const right = { text: block.right, x: this.right(block.right, own), size: own }
        return this.line([{ text: block.left, x: this.margin }, right], Math.max(size, own), size)
      }
      case 'barcode':
        return this.bars(block.text)
      case 'heading':
        this.y -= GAP
        return this.cells([block.text], [0], SIZES.heading)
      case 'text':
        return this.cells([block.text], [0], SIZES.text)
      case 'row':
        return this.cells(block.cells, block.columns, SIZES.text)
    }
  }

  private bars(text: string): void {
    const widths = code128(text)
    const all = widths.reduce((sum, width) => sum + width, 2 * QUIET)
    const module = (this.size[0] - 2 * this.margin) / all
    this.y -= GAP / 2 + BARS_HEIGHT
    let x = this.margin + QUIET * module
    widths.forEach((width, index) => {
      if (index % 2 === 0) {
        const bar = { width: width * module, height: BARS_HEIGHT, color: this.colours.black }
        this.page.drawRectangle({ x, y: this.y, ...bar })
      }
      x += width * module
    })
    const told = (this.size[0] - this.widthOf(text) * SIZES.text) / 2
    this.line([{ text, x: told }], SIZES.text)
  }

  private rule(page: PDFPage, y: number, weight: keyof typeof LINES): void {
    page.drawLine({
      ...{ start: { x: this.margin, y }, end: { x: this.size[0] - this.margin, y } },
      ...{ thickness: LINES[weight], color: weight === 'thin' ? this.colours.grey : this.colours.black }
    })
  }

  /** Where a text begins that ends at the right margin. */
  private right(text: string, size: number): number {
    return this.size[0] - this.margin - this.widthOf(text) * size
  }

  /** Where the foot ends, above the lower edge. */
  private get bottom(): number {
    const lines = typeof this.foot === 'string' ? 0 : this.foot.length
    return this.margin + SIZES.foot + lines * SIZES.foot * LEADING
  }

  /** Cells beside each other, each as many lines as it takes in its column. */
  private cells(cells: readonly string[], columns: readonly number[], size: number): void {
    const room = this.size[0] - 2 * this.margin
    const wrapped = cells.map((text, index) => {
      const share = (columns[index + 1] ?? 1) - (columns[index] ?? 0)
      return wrap(text, (share * room) / size, (piece) => this.widthOf(piece))
    })
    const lines = Math.max(...wrapped.map(({ length }) => length))
    // What fits on a page is not broken.
    const high = lines * size * LEADING
    if (this.y - high < this.bottom && high < this.size[1] / 2) this.turn()
    for (let line = 0; line < lines; line += 1) {
      this.line(
        wrapped.map((own, index) => ({
          text: own[line] ?? '',
          x: this.margin + (columns[index] ?? 0) * room
        })),
        size
      )
    }
  }

  /** Texts on one line that is `high` times the leading; each in its size, else in `size`. */
  private line(parts: readonly Part[], high: number, size = high): void {
    if (this.y - high * LEADING < this.bottom) this.turn()
    this.y -= high * LEADING
    for (const { text, ...part } of parts) {
      if (text !== '') this.page.drawText(text, { size, ...part, y: this.y, font: this.font })
    }
  }

  private turn(): void {
    ;[this.page, this.y] = this.begin()
    for (const block of this.head) this.block(block)
  }

  private begin(): [PDFPage, number] {
    const page = this.file.addPage([...this.size])
    const draw = (text: string, x: number, y: number) =>
      page.drawText(text, { x, y, size: SIZES.foot, font: this.font })
    if (typeof this.foot === 'string') draw(this.foot, this.margin, this.margin / 2)
    else {
      const high = this.bottom - SIZES.foot
      this.rule(page, high, 'plain')
      this.foot.forEach(([left, right], index) => {
        const y = high - (index + 1) * SIZES.foot * LEADING
        draw(left, this.margin, y)
        draw(right, this.right(right, SIZES.foot), y)
      })
    }
    return [page, this.size[1] - this.margin]
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
