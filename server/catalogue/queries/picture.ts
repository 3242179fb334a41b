const TONES = ['mint', 'sky', 'apricot', 'rose', 'sand'] as const

/** The colour of the tile that a picture lies on. */
type Tone = (typeof TONES)[number]

/** A stored picture `/seed-img/pkg/X.svg#mint` as the address and the colour of the tile it lies on. */
export function pictureOf(stored: string): { url: string; tone: Tone } {
  const [url = '', tone] = stored.split('#')
  return { url, tone: TONES.find((known) => known === tone) ?? 'mint' }
}
