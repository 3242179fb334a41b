import { kindNamed } from '../kinds'
import { KIND_TEXTS } from '../kinds/forms'
import { COUPON_TEXTS } from './texts'

/** 安和体检中心（成都青羊分院） is called by what stands in its brackets. */
const placeName = (branch: string): string => /（(.+)）/.exec(branch)?.[1] ?? branch

function kindName(name: string): string {
  const kind = kindNamed(name)
  if (kind === null) throw new Error(`a coupon serves the unknown kind ${name}`)
  return KIND_TEXTS[kind].couponName
}

/** 体检、睿评 · 仅限成都青羊分院: what a coupon serves, and where when not everywhere. */
export function couponScope(kinds: readonly string[], branches: readonly string[]): string {
  const places = branches.map(placeName).join('、')
  return [kinds.map(kindName).join('、'), places && COUPON_TEXTS.onlyIn(places)]
    .filter((part) => part !== '')
    .join(' · ')
}
