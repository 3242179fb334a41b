import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  PDFName,
  setFontAndSize,
  showText,
  type PDFPage,
  type PDFRef
} from 'pdf-lib'

const FONT = 'F1'
const INK = 12
const HEAD = 18
/** pt of the page: A5 across. */
const PAGE: [number, number] = [595, 420]
const LEFT = 48
const LABELS = 150

/**
 * The Chinese font that PDF readers bring along (Adobe-GB1): nothing is embedded, so that the file has some KB. Latin letters take
 * half a character.
 */
function chineseFont(file: PDFDocument): PDFRef {
  const { context } = file
  const descriptor = context.register(
    context.obj({
      ...{ Type: 'FontDescriptor', FontName: 'STSong-Light', Flags: 4, FontBBox: [-25, -254, 1000, 880] },
      ...{ ItalicAngle: 0, Ascent: 880, Descent: -120, CapHeight: 880, StemV: 93 }
    })
  )
  const system = context.obj({ Supplement: 4 })
  system.set(PDFName.of('Registry'), PDFHexString.of(Buffer.from('Adobe').toString('hex')))
  system.set(PDFName.of('Ordering'), PDFHexString.of(Buffer.from('GB1').toString('hex')))
  const characters = context.obj({
    ...{ Type: 'Font', Subtype: 'CIDFontType0', BaseFont: 'STSong-Light', DW: 1000, W: [1, 95, 500] }
  })
  characters.set(PDFName.of('FontDescriptor'), descriptor)
  characters.set(PDFName.of('CIDSystemInfo'), system)
  const font = context.obj({
    ...{ Type: 'Font', Subtype: 'Type0', BaseFont: 'STSong-Light', Encoding: 'UniGB-UCS2-H' },
    DescendantFonts: [context.register(characters)]
  })
  return context.register(font)
}

/** UTF-16, big end first, as the font is asked for characters. */
const encoded = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')

function write(page: PDFPage, text: string, [x, y]: readonly [number, number], size: number): void {
  page.pushOperators(
    beginText(),
    setFontAndSize(FONT, size),
    moveText(x, y),
    showText(PDFHexString.of(encoded(text))),
    endText()
  )
}

interface Sheet {
  readonly title: string
  /** Label and value, from top to bottom. */
  readonly rows: readonly (readonly [string, string])[]
  readonly foot: string
  readonly at: Date
}

/** A page with a title and rows as a PDF. */
export async function sheetPdf({ title, rows, foot, at }: Sheet): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  file.setTitle(title)
  file.setCreationDate(at)
  file.setModificationDate(at)
  const page = file.addPage(PAGE)
  page.node.setFontDictionary(PDFName.of(FONT), chineseFont(file))
  const top = PAGE[1] - 60
  write(page, title, [(PAGE[0] - title.length * HEAD) / 2, top], HEAD)
  for (const [index, [label, value]] of rows.entries()) {
    const y = top - 40 - index * 28
    write(page, label, [LEFT, y], INK)
    write(page, value, [LEFT + LABELS, y], INK)
  }
  write(page, foot, [LEFT, 32], INK - 2)
  return file.save()
}
