const TONES = ['mint', 'sky', 'apricot', 'rose', 'sand'] as const

export type TileTone = (typeof TONES)[number]

export interface Picture {
  /** Empty when there is no picture. */
  address: string
  tone: TileTone | null
}

let origin = ''

/**
 * Where paths that begin with `/` are loaded from, e.g. `https://shop.example`. A page in a browser needs none;
 * a mini-program has no origin of its own and sets it once at start.
 */
export function setPictureOrigin(value: string): void {
  origin = value.replace(/\/+$/, '')
}

/** Splits a picture's source into the address to load and the tile tone its fragment names. */
export function readPicture(src: string | null | undefined): Picture {
  const [path = '', fragment = ''] = (src ?? '').split('#')
  const address = path.startsWith('/') && !path.startsWith('//') ? `${origin}${path}` : path
  return { address, tone: TONES.find((tone) => tone === fragment) ?? null }
}
