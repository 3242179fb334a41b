import { readFile } from 'node:fs/promises'
import type { PDFDocument, PDFFont } from 'pdf-lib'

const FONT = require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')

let whole: Promise<Buffer> | null = null

/** Noto Sans SC, some 10 MB, read with the first file and kept. */
async function wholeFont(): Promise<Buffer> {
  whole ??= readFile(FONT)
  try {
    return await whole
  } catch (error) {
    whole = null
    throw error
  }
}

/** The font with the characters of a text alone, in the file: a reader without any Chinese font shows it. */
export async function embedFont(file: PDFDocument, text: string): Promise<PDFFont> {
  const [{ default: subset }, { default: fontkit }, font] = await Promise.all([
    import('subset-font'),
    import('@pdf-lib/fontkit'),
    wholeFont()
  ])
  file.registerFontkit(fontkit)
  // fontkit cuts a font itself, and loses glyphs of this one.
  const cut = await subset(font, text, { targetFormat: 'truetype', noLayoutClosure: true })
  return file.embedFont(cut, { subset: false })
}
