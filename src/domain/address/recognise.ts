/**
 * A pasted line with name, phone and address, in any order and with any signs between: 陈予安 13800000000 北京市朝阳区….
 *
 * - `recognise(text)`: name and phone, and the address as it is written
 * - `nextRegion(address, names)`: the region that the address begins with, and what follows it
 */

export interface Recognised {
  readonly name: string
  readonly mobile: string
  readonly address: string
}

const MOBILE = /(?:\+?86[-\s]?)?(1\d{2})[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码?|联系电话|电话|所在地区|配送区域|详细地址|收货地址|地址)\s*[:：]/g
const SIGNS = /[\s,，;；、|]+/
/** Two to four characters without a word of places: a Chinese name. */
const NAME = /^[一-龥·]{2,4}$/
const PLACE = /[省市区县镇乡村路街道号楼室幢栋]|自治/

export function recognise(text: string): Recognised {
  const plain = text.replace(LABELS, ' ')
  const phone = MOBILE.exec(plain)
  const parts = (phone ? plain.replace(phone[0], ' ') : plain).split(SIGNS).filter((part) => part !== '')
  const name = parts.find((part) => NAME.test(part) && !PLACE.test(part)) ?? ''
  return {
    name,
    mobile: phone ? `${phone[1]}${phone[2]}${phone[3]}` : '',
    address: parts.filter((part) => part !== name).join('')
  }
}

/** Endings that are left out when an address is written by hand. */
const ENDING = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|省|市|区|县)$/

/** The longest name that the address begins with, with or without its ending; null: none. */
export function nextRegion(
  address: string,
  names: readonly string[]
): { readonly name: string; readonly rest: string } | null {
  const spellings = names.flatMap((name) => {
    const short = name.replace(ENDING, '')
    return short.length > 1 && short !== name
      ? [
          { name, as: name },
          { name, as: short }
        ]
      : [{ name, as: name }]
  })
  const found = spellings
    .filter(({ as }) => address.startsWith(as))
    .sort((one, other) => other.as.length - one.as.length)[0]
  return found ? { name: found.name, rest: address.slice(found.as.length) } : null
}
