import { decodeValue } from './decode-value'

/** What a mini-program code can lead to: a letter for the page, and the parameters in the order in which they stand behind it. */
export const SCENES = {
  s: ['selling', 'type', 'id'],
  h: ['hospitalDetail', 'hospitalId'],
  r: ['resultPreview', 'code'],
  g: ['shop'],
  a: ['assess'],
  u: ['checkSupermarket']
} as const

type Letter = keyof typeof SCENES
/** WeChat takes no more, of letters, digits and some signs. */
export const LONGEST_SCENE = 32
const VALUE = /^[\w-]+$/

export interface SceneLink {
  readonly route: (typeof SCENES)[Letter][0]
  readonly params: Readonly<Record<string, string>>
  /** Who put the code up; '' where nobody is named. */
  readonly promoteChannel: string
}

const isLetter = (text: string): text is Letter => Object.keys(SCENES).includes(text)

/** `s/checkup/CK1003~12`; null where a page, a value or the length does not fit a code. */
export function sceneOf(letter: Letter, values: readonly string[], promoteChannel = ''): string | null {
  const scene = [letter, ...values].join('/') + (promoteChannel === '' ? '' : `~${promoteChannel}`)
  return scene.length <= LONGEST_SCENE && readScene(scene) !== null ? scene : null
}

/** What a scanned code says; null: it is none of the shop's. Some phones hand it over encoded, once or twice. */
export function readScene(scanned: string): SceneLink | null {
  const [path = '', promoteChannel = '', ...more] = decodeValue(decodeValue(scanned)).split('~')
  const [letter = '', ...values] = path.split('/')
  if (!isLetter(letter) || more.length > 0) return null
  const [route, ...names] = SCENES[letter]
  if (
    values.length !== names.length ||
    ![...values, promoteChannel || 'none'].every((one) => VALUE.test(one))
  )
    return null
  return {
    route,
    params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
    promoteChannel
  }
}
