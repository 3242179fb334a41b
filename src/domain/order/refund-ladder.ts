/**
 * What goes back of an order of a kind as time passes: a ladder that goes down, from the payment to what has been used. Its rungs are
 * the rules of `promises.ts` in their order; `server/ordering/refund-ladder.test.ts` holds each of them against what the server does.
 */
import { MEMBER_REFUND_DAYS } from '../activity/member'
import { fulfilmentOf, type ProductKind } from '../kinds'
import type { Fulfilment } from '../kinds/types'
import { visitWordsOf } from '../kinds/visit-words'
import { formatYuan } from '../money'
import { KIT_FEN } from './refund'
import { FREE_CHANGE_TIME, RETURN_DAYS } from './timers'

export type RungName =
  | 'freeChange'
  | 'beforeVisit'
  | 'undone'
  | 'doses'
  | 'visited'
  | 'beforeSending'
  | 'received'
  | 'kept'
  | 'sent'
  | 'inLab'
  | 'undeclared'
  | 'declared'
  | 'unused'
  | 'partlyUsed'
  | 'expired'
  | 'used'
  | 'fresh'
  | 'settled'

export interface Rung {
  readonly name: RungName
  /** When it holds. */
  readonly when: string
  /** How much goes back. */
  readonly share: 'all' | 'part' | 'none'
  /** The same in a word: 全退. */
  readonly back: string
  /** What is to be known of it besides. */
  readonly note: string
}

const rung = (
  name: RungName,
  share: Rung['share'],
  when: string,
  note: string,
  back = share === 'all' ? '全退' : '不退'
): Rung => ({ name, when, share, back, note })

type Visit = Extract<Fulfilment, { by: 'visit' }>

/** @param several more than one visit, each of which is paid back as long as nobody came for it */
function ofVisits(kind: ProductKind, { report, sample, visits }: Visit, several: boolean): Rung[] {
  const { come, done, unit, turn } = visitWordsOf(kind)
  const whole = [
    rung('freeChange', 'all', `${come}前一天 ${FREE_CHANGE_TIME} 前`, '自助改约'),
    rung('beforeVisit', 'all', `之后，${come}前`, '改约找客服')
  ]
  if (visits === 'perDose' && several)
    return [
      ...whole,
      rung('doses', 'part', `${done}几${unit}后`, `没${come}的${turn}`, `按${unit}退`),
      rung('visited', 'none', `全部${done}后`, `${turn}用完`)
    ]
  // Items are told apart where a report is made of them, not where a sample is.
  const byItem = visits !== 'perDose' && report && !sample
  return [
    ...whole,
    ...(byItem ? [rung('undone', 'part', `${come}当天起`, '没做的项目', '按项退')] : []),
    rung('visited', 'none', byItem ? '全部做完后' : `${done}后`, byItem ? '已全做完' : '已经做过')
  ]
}

const PARCEL: readonly Rung[] = [
  rung('beforeSending', 'all', '发货前', '在订单里申请'),
  rung('received', 'part', `签收后 ${RETURN_DAYS} 天内`, '寄回验收后退', '退货款'),
  rung('kept', 'none', `${RETURN_DAYS} 天后`, '质量问题除外')
]

const KIT: readonly Rung[] = [
  rung('beforeSending', 'all', '寄出前', '在订单里申请'),
  rung('sent', 'part', '寄出后', '采样盒不用寄回', `每份扣 ¥${formatYuan(KIT_FEN)}`),
  rung('inLab', 'none', '到实验室后', '已经开始检测')
]

const CUSTOMS: readonly Rung[] = [
  rung('undeclared', 'all', '申请清关前', '在订单里申请'),
  rung('declared', 'none', '申请清关后', '海关已受理')
]

/** @param pieces vouchers go back one by one, what is bought of a service as a whole */
const codes = (pieces: boolean): Rung[] => [
  rung('unused', 'all', '没用时', '随时申请'),
  rung('expired', 'all', '到期没用', '不用申请', '自动退'),
  ...(pieces ? [rung('partlyUsed', 'part', '用过几张后', '没用的那几张', '按张退')] : []),
  rung('used', 'none', '用过后', '已经使用')
]

const MEMBERSHIP: readonly Rung[] = [
  rung('fresh', 'all', `付款后 ${MEMBER_REFUND_DAYS} 天内`, '没有订单用过会员价'),
  rung('settled', 'none', `${MEMBER_REFUND_DAYS} 天后`, '到期不自动续费')
]

/** From the first to the last; none for a category that the kind does not have. @param several it takes more than one visit */
export function refundLadder(kind: ProductKind, category: number, several: boolean): readonly Rung[] {
  const fulfilment = fulfilmentOf(kind, category)
  switch (fulfilment?.by) {
    case 'visit':
      return ofVisits(kind, fulfilment, several)
    case 'parcel':
      if (fulfilment.report) return KIT
      return fulfilment.customs ? CUSTOMS : PARCEL
    case 'code':
      return fulfilment.use === 'membership' ? MEMBERSHIP : codes(fulfilment.use === 'voucher')
    case undefined:
      return []
  }
}
