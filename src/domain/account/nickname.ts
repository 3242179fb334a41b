import { ACCOUNT_TEXTS } from './texts'

const NICKNAME_MIN = 2
export const NICKNAME_MAX = 12

/** Characters as a person counts them. */
export const nicknameLength = (nickname: string): number => Array.from(nickname.trim()).length

/** Names that would be taken for the shop's own. */
const RESERVED = /客服|官方|管理员|admin/i

/** What every shop of the kind is called too. */
const KIND_WORDS = /(体检|健康|医疗|中心|商城)+$/

/** 安和体检 is known as 安和; '' for a name that says the kind alone, which nobody is taken for. */
const brandOf = (shopName: string): string => shopName.trim().replace(KIND_WORDS, '')

const soundsLikeShop = (nickname: string, shopName: string): boolean => {
  const brand = brandOf(shopName)
  return RESERVED.test(nickname) || (brand.length > 1 && nickname.includes(brand))
}

/** Message of a nickname that cannot be taken, or null. */
export function nicknameError(nickname: string, shopName: string): string | null {
  const length = nicknameLength(nickname)
  if (length === 0) return ACCOUNT_TEXTS.nicknameMissing
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return ACCOUNT_TEXTS.nicknameLength
  return soundsLikeShop(nickname, shopName) ? ACCOUNT_TEXTS.nicknameReserved : null
}
