import type { Scanned } from '../scan'

interface Detector {
  detect(image: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  /** Not every browser has it. */
  var BarcodeDetector: (new () => Detector) | undefined
}

/** A photo from the camera, or one that was taken before; null: none was chosen. */
const photo = () =>
  new Promise<File | null>((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.setAttribute('capture', 'environment')
    input.onchange = () => resolve(input.files?.[0] ?? null)
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })

/** A browser reads a code out of a photo of it. */
export async function readPhoto(): Promise<Scanned> {
  const Reader = globalThis.BarcodeDetector
  if (!Reader) return 'lacking'
  const file = await photo()
  if (!file) return 'none'
  try {
    const [code] = await new Reader().detect(await createImageBitmap(file))
    return code ? { text: code.rawValue } : 'none'
  } catch {
    return 'none'
  }
}
