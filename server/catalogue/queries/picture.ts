import type { SceneKey } from '@/domain/booking/scenes'

const TONES = ['mint', 'sky', 'apricot', 'rose', 'sand'] as const

/** The colour of the tile that a picture lies on. */
type Tone = (typeof TONES)[number]

/** A stored picture `/seed-img/pkg/X.svg#mint` as the address and the colour of the tile it lies on. */
export function pictureOf(stored: string): { url: string; tone: Tone } {
  const [url = '', tone] = stored.split('#')
  return { url, tone: TONES.find((known) => known === tone) ?? 'mint' }
}

const SCENE_FILES: Readonly<Record<SceneKey, string>> = {
  reception: 'reception.svg#mint',
  blood: 'bloodDraw.svg#rose',
  ct: 'ctRoom.svg#sky',
  report: 'reportHand.svg#apricot',
  chair: 'dentistRoom.svg#sky'
}

/** The drawing of a scene on the tile of its room. */
export const scenePicture = (key: SceneKey): string => `/seed-img/scene/${SCENE_FILES[key]}`
