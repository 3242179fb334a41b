import { formatYuan } from '@/domain/money'
import { REFUND_TYPE, type RefundType } from '@/domain/order/codes'
import { KIT_FEN, waitsForWord } from '@/domain/order/refund'
import { isWholeShare, type UndoneSum } from '@/domain/order/undone'
import { REFUND_TEXTS as texts } from '../texts'
import { lineName } from '../order/line-name'
import { isGivenInDoses, isUsedByCodes } from '../order/facts'
import type { WholeOrder } from '../order/whole-order'

interface Plan {
  readonly type: RefundType
  readonly sums?: readonly UndoneSum[]
  readonly kits?: number
  readonly amountFen: number
  readonly whole: boolean
  readonly parts: readonly { lineId: string; itemCode: string; quantity: number; amountFen: number }[]
}

/** How what goes back of an order comes about, in sentences; `leftFen` is what was paid and has not gone back. */
export function refundHow(order: WholeOrder, plan: Plan, leftFen: number, shopsFault = false): string[] {
  const sum = sumHow(order, plan, leftFen, shopsFault)
  return waitsForWord(order.status) && plan.amountFen > 0 ? [...sum, texts.waits] : sum
}

function sumHow(order: WholeOrder, plan: Plan, leftFen: number, shopsFault: boolean): string[] {
  if (plan.type === REFUND_TYPE.goodsReturn) {
    return [...partsHow(order, plan, leftFen), freightHow(order, plan, shopsFault)]
  }
  if (plan.sums) return plan.sums.flatMap(undoneHow)
  if (plan.kits) return [texts.kitsKept(formatYuan(leftFen), plan.kits, formatYuan(KIT_FEN))]
  if (isGivenInDoses(order)) return dosesHow(order, plan, leftFen)
  return partsHow(order, plan, leftFen)
}

/** ¥206.00 × 1680.00 ÷ 2730.00 = ¥126.77: what was not done, of what was paid, of what all costs. */
export function undoneHow(sum: UndoneSum): string[] {
  const { items, undoneFen, allFen, paidFen, goneFen, amountFen } = sum
  const names = items.map(({ name, listFen, priceFen }) => `${name} ¥${formatYuan(listFen ?? priceFen)}`)
  const of = [formatYuan(undoneFen), formatYuan(paidFen), formatYuan(allFen)] as const
  const amount = formatYuan(amountFen)
  return [
    texts.undone(names.join(' + ')),
    isWholeShare(sum) ? texts.undoneSum(...of, amount) : texts.undoneRest(...of, formatYuan(goneFen), amount),
    ...(undoneFen === allFen ? [] : [texts.undoneWhy])
  ]
}

/** What of sending it there and back is whose. */
function freightHow({ lines }: WholeOrder, { parts }: Plan, shopsFault: boolean): string {
  if (shopsFault) return texts.sendAtShops
  const freight = lines.find(({ role }) => role === 'freight')
  const kept =
    freight !== undefined && freight.payableFen > 0 && parts.every(({ lineId }) => lineId !== freight.id)
  return kept ? texts.freightKept(formatYuan(freight.payableFen)) : texts.sendAtOwn
}

function partsHow(order: WholeOrder, plan: Plan, leftFen: number): string[] {
  if (plan.whole && plan.amountFen === leftFen) {
    return [leftFen === order.paidFen ? texts.all(formatYuan(leftFen)) : texts.rest(formatYuan(leftFen))]
  }
  if (isUsedByCodes(order)) return [texts.codes(plan.parts.length)]
  return plan.parts.flatMap(({ lineId, quantity, amountFen }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line || amountFen === 0) return []
    const share = Math.floor((2 * line.payableFen * quantity + line.quantity) / (2 * line.quantity))
    return share === amountFen && line.quantity > 1
      ? [texts.share(lineName(line), formatYuan(line.payableFen), quantity, line.quantity)]
      : [texts.part(lineName(line), formatYuan(amountFen))]
  })
}

function dosesHow({ visits, lines }: WholeOrder, { amountFen }: Plan, leftFen: number): string[] {
  const given = visits.filter(({ state }) => state === 'visited').length
  if (given === 0) return [texts.all(formatYuan(leftFen))]
  if (amountFen === 0) return [texts.nothing]
  return [texts.given(formatYuan(leftFen), given, formatYuan(lines[0]?.unitFen ?? 0))]
}
