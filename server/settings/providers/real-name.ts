import { START_TEXTS as texts } from '../../start-texts'
import { optionalText } from '../parsers'
import { optional, type Source } from '../setting'
import { isWhole } from './sets'

export const REAL_NAME_SETTINGS = {
  REAL_NAME_TENCENT_KEY_ID: optional(
    'access key of Tencent Cloud, which may ask for real names',
    optionalText
  ),
  REAL_NAME_TENCENT_KEY_SECRET: optional('its secret', optionalText)
} as const

/** Who says whether a name is that of an ID number. */
export interface RealNameSettings {
  readonly keyId: string
  readonly secret: string
}

const S = REAL_NAME_SETTINGS

export function readRealName(from: Source): RealNameSettings | null {
  const keyId = from.read('REAL_NAME_TENCENT_KEY_ID', S.REAL_NAME_TENCENT_KEY_ID)
  const secret = from.read('REAL_NAME_TENCENT_KEY_SECRET', S.REAL_NAME_TENCENT_KEY_SECRET)
  isWhole(from, texts.providers.realName, Object.keys(REAL_NAME_SETTINGS))
  return keyId && secret ? { keyId, secret } : null
}
