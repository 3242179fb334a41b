import type { Metadata } from 'sharp'
import { MEDIA_TEXTS as texts } from './texts'

/** Of a file as an operator brings it, in MB, and of what is stored of it. */
export const MOST_FILE_MB = 10
const MOST_STORED_MB = 2
const MEGABYTE = 1024 * 1024
/** A small file can unpack to so much that it fills the memory. */
const MOST_MEGAPIXELS = 50
/** Of the longer side, in pixels: a phone's width three times over. */
const LONGEST_SIDE = 1600
const QUALITY = 82

const NAME = /^[A-Za-z0-9_-]{1,80}\.(png|jpe?g|webp)$/i

type Kind = 'png' | 'jpeg' | 'webp'
const LABELS = { png: 'PNG', jpeg: 'JPG', webp: 'WebP' } as const satisfies Record<Kind, string>

export interface Picture {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

type Made = { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly reason: string }

const wrong = (reason: string): Made => ({ ok: false, reason })

/** What the name promises; null: a picture cannot be called so. */
export function kindNamed(name: string): Kind | null {
  const end = NAME.exec(name)?.[1]?.toLowerCase()
  return end === 'png' || end === 'webp' ? end : end === undefined ? null : 'jpeg'
}

/** What the first bytes are of. */
function kindOf(file: Buffer): Kind | null {
  if (file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null
}

/** An animated PNG says so before its first picture; the library reads only that one. */
const isAnimated = (file: Buffer, { pages = 1 }: Metadata, kind: Kind): boolean =>
  pages > 1 || (kind === 'png' && file.subarray(0, Math.max(0, file.indexOf('IDAT'))).includes('acTL'))

/**
 * A file as it is stored: turned upright, its longer side at most 1600 px, without the camera's notes (place, device).
 * @param name with the ending that says what it is
 */
export async function makePicture(name: string, file: Buffer): Promise<Made> {
  const named = kindNamed(name)
  if (named === null) return wrong(texts.name)
  const kind = kindOf(file)
  if (kind === null) return wrong(texts.noPicture)
  if (kind !== named) return wrong(texts.otherKind(LABELS[kind]))
  // Loaded by the commands that need it: a machine that it was not built for runs all others.
  const { default: sharp } = await import('sharp')
  try {
    // What its head says is judged before it is unpacked.
    const read = sharp(file, { limitInputPixels: false, failOn: 'warning' })
    const found = await read.metadata()
    if (isAnimated(file, found, kind)) return wrong(texts.animated)
    if (found.width * found.height > MOST_MEGAPIXELS * 1_000_000)
      return wrong(texts.tooManyPixels(MOST_MEGAPIXELS))
    const { data, info } = await read
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, kind === 'png' ? { compressionLevel: 9 } : { quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    if (data.length > MOST_STORED_MB * MEGABYTE) return wrong(texts.stillBig(MOST_STORED_MB))
    return {
      ok: true,
      picture: { type: `image/${kind}`, width: info.width, height: info.height, content: data }
    }
  } catch {
    return wrong(texts.broken)
  }
}
