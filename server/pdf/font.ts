import { readFile } from 'node:fs/promises'
import type { PDFDocument, PDFFont } from 'pdf-lib'

const FONTS = {
  regular: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')
} as const
export type Weight = keyof typeof FONTS

const whole = new Map<Weight, Promise<Buffer>>()

/** Noto Sans SC, some 10 MB, read with the first file that needs it and kept. */
export async function wholeFont(weight: Weight): Promise<Buffer> {
  const read = whole.get(weight) ?? readFile(FONTS[weight])
  whole.set(weight, read)
  try {
    return await read
  } catch (error) {
    whole.delete(weight)
    throw error
  }
}

/** The font with the characters of a text alone, in the file: a reader without any Chinese font shows it. */
export async function embedFont(file: PDFDocument, text: string): Promise<PDFFont> {
  const [{ default: subset }, { default: fontkit }, font] = await Promise.all([
    import('subset-font'),
    import('@pdf-lib/fontkit'),
    wholeFont('regular')
  ])
  file.registerFontkit(fontkit)
  // fontkit cuts a font itself, and loses glyphs of this one.
  const cut = await subset(font, text, { targetFormat: 'truetype', noLayoutClosure: true })
  return file.embedFont(cut, { subset: false })
}
