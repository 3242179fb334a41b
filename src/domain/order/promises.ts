/**
 * What the shop promises of taking back and changing an order of a kind, for the product page, the notice before buying and the
 * agreement on cancelling. The numbers are those of the rules themselves; `server/ordering/promises.test.ts` holds each promise
 * against what the server does.
 */
import { MEMBER_REFUND_DAYS } from '../activity/member'
import { fulfilmentOf, type ProductKind } from '../kinds'
import { visitWordsOf } from '../kinds/visit-words'
import { formatYuan } from '../money'
import { MAX_CHANGES } from './change'
import { KIT_FEN } from './refund'
import { FREE_CHANGE_TIME, RETURN_DAYS } from './timers'

export type PromiseName =
  | 'beforeVisit'
  | 'freeChange'
  | 'undone'
  | 'doses'
  | 'beforeSending'
  | 'return'
  | 'kit'
  | 'customs'
  | 'unused'
  | 'expired'
  | 'unusedService'
  | 'membership'

export interface ShopPromise {
  readonly name: PromiseName
  /** A few words beside an icon. */
  readonly short: string
  /** The whole sentence. */
  readonly rule: string
}

const freeChange: ShopPromise = {
  name: 'freeChange',
  short: `前一天${FREE_CHANGE_TIME}前免费改约`,
  rule: `预约日前一天 ${FREE_CHANGE_TIME} 前可在订单里免费改约，最多 ${MAX_CHANGES} 次；之后改约请联系客服，退款规则不变。`
}

function beforeVisit(kind: ProductKind): ShopPromise {
  const { come, missed } = visitWordsOf(kind)
  return {
    name: 'beforeVisit',
    short: `${missed}全额退`,
    rule: `${come}前随时可在订单里申请退款，实付金额全部原路退回。`
  }
}

const UNDONE: ShopPromise = {
  name: 'undone',
  short: '漏检退差',
  rule: '到检后有项目没有做，可在订单里按“未做项目单价之和 ÷ 全部项目单价之和 × 实付金额”退款；做过的项目不退。'
}

function dosesLeft(kind: ProductKind): ShopPromise {
  const { come, done, unit, turn } = visitWordsOf(kind)
  return {
    name: 'doses',
    short: `没${come}的${turn}可退`,
    rule: `分几${unit}${come}的，${done}的${turn}按单${unit}价扣除，没${come}的原路退回。`
  }
}

const BEFORE_SENDING: ShopPromise = {
  name: 'beforeSending',
  short: '发货前全额退',
  rule: '发货前可在订单里申请退款，实付金额全部原路退回。'
}

const RETURN: ShopPromise = {
  name: 'return',
  short: `签收${RETURN_DAYS}天内可退`,
  rule: `签收后 ${RETURN_DAYS} 天内、不影响二次销售的，可在订单里申请退货；商品寄回验收后退款，运费不退，因商品问题退货的运费一并退。`
}

const KIT: ShopPromise = {
  name: 'kit',
  short: `寄出前全额退`,
  rule: `采样盒寄出前可在订单里全额退款；寄出后每份扣 ${formatYuan(KIT_FEN)} 元，采样盒不用寄回；样本到实验室后不再退。`
}

const CUSTOMS: ShopPromise = {
  name: 'customs',
  short: '申请清关前可退',
  rule: '申请清关前可在订单里全额退款；申请清关后不支持退款，也不支持 7 天无理由退货。'
}

const UNUSED: ShopPromise = {
  name: 'unused',
  short: '没用随时退',
  rule: '没用过的券码可在订单里随时退款，可以只退一部分；用过的不退。'
}

const EXPIRED: ShopPromise = { name: 'expired', short: '过期自动退', rule: '到期没有使用的自动退款。' }

const UNUSED_SERVICE: ShopPromise = {
  name: 'unusedService',
  short: '未使用全额退',
  rule: '没有使用前可在订单里申请退款，实付金额全部原路退回；使用后不退。'
}

const MEMBERSHIP: ShopPromise = {
  name: 'membership',
  short: `${MEMBER_REFUND_DAYS}天内没用全额退`,
  rule: `付款后 ${MEMBER_REFUND_DAYS} 天内，没有订单用过会员价的，可在订单里全额退款；之后不退，到期不自动续费。`
}

/**
 * In the order in which they matter; none for a category that the kind does not have (statuses.json refundRules, reschedule).
 * @param doses how many visits the product takes; of one dose nothing is open once it is given. A kind as a whole has several.
 */
export function promisesOf(kind: ProductKind, category: number, doses = Infinity): readonly ShopPromise[] {
  const fulfilment = fulfilmentOf(kind, category)
  switch (fulfilment?.by) {
    case 'visit':
      if (fulfilment.visits === 'perDose')
        return [beforeVisit(kind), freeChange, ...(doses > 1 ? [dosesLeft(kind)] : [])]
      return [
        beforeVisit(kind),
        freeChange,
        // Items are told apart where a report is made of them, not where a sample is.
        ...(fulfilment.report && !fulfilment.sample ? [UNDONE] : [])
      ]
    case 'parcel':
      if (fulfilment.report) return [KIT]
      return fulfilment.customs ? [CUSTOMS] : [BEFORE_SENDING, RETURN]
    case 'code':
      if (fulfilment.use === 'membership') return [MEMBERSHIP]
      return [fulfilment.use === 'voucher' ? UNUSED : UNUSED_SERVICE, EXPIRED]
    case undefined:
      return []
  }
}
