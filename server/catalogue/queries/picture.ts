import type { BookingList } from '@/contract/booking/dto/booking'

type Tone = BookingList[number]['productView']['tone']

const TONES: readonly Tone[] = ['mint', 'sky', 'apricot', 'rose', 'sand']

/** A stored picture `/seed-img/pkg/X.svg#mint` as the address and the colour of the tile it lies on. */
export function pictureOf(stored: string): { url: string; tone: Tone } {
  const [url = '', tone] = stored.split('#')
  return { url, tone: TONES.find((known) => known === tone) ?? 'mint' }
}
