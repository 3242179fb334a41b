import fontkit from '@pdf-lib/fontkit'
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'

/** A PDF as a reader without fonts has it: how long it is, and what its own font can draw. */
export async function readPdf(base64: string) {
  const data = Buffer.from(base64, 'base64')
  const file = await PDFDocument.load(data)
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object)
  const descriptor = objects.find(
    (object) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor')
  )
  const program = descriptor instanceof PDFDict ? descriptor.lookup(PDFName.of('FontFile2')) : undefined
  if (!(program instanceof PDFRawStream)) throw new Error('no font is embedded')
  const font = fontkit.create(Buffer.from(decodePDFRawStream(program).decode()))
  const drawn = (sign: string): boolean => {
    const [glyph] = font.layout(sign).glyphs
    return glyph !== undefined && glyph.id !== 0 && glyph.bbox.width > 0
  }
  return {
    bytes: data.length,
    pages: file.getPageCount(),
    /** Signs of a text that it shows nothing of. */
    font: { missing: (text: string) => [...text].filter((sign) => !drawn(sign)) }
  }
}
