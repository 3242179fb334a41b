import type { RefundPreview, RequestedPart } from '@/domain/order/refund'
import { badInput } from '../../http/refusal'
import type { WholeOrder } from '../order/whole-order'
import { ORDER_TEXTS } from '../texts'

type Code = WholeOrder['codes'][number]

const refused = (message: string) => badInput(message, { field: 'parts' })

/** What goes back of an order of codes: each that is not used, with what was paid for it. Refuses with 20001 any other. */
export function codePlan(
  { codes, lines }: Pick<WholeOrder, 'codes' | 'lines'>,
  wanted: readonly RequestedPart[] | undefined
): Extract<RefundPreview, { ok: true }> {
  const free = codes.filter(({ state }) => state === 'unused')
  const asked = new Set(wanted === undefined ? free : wanted.flatMap((wish) => askedCodes(wish, codes, free)))
  for (const wish of wanted ?? []) {
    if (!lines.some(({ id }) => id === wish.lineId)) throw refused(ORDER_TEXTS.refundLineUnknown)
  }
  if (asked.size === 0) throw refused(ORDER_TEXTS.refundNothing)
  const parts = [...asked].map(({ id, lineId, paidFen }) => ({
    ...{ lineId, itemCode: id, quantity: 1 },
    amountFen: paidFen
  }))
  return {
    ok: true,
    parts,
    amountFen: parts.reduce((sum, { amountFen }) => sum + amountFen, 0),
    whole: codes.every((code) => asked.has(code) || isBack(code))
  }
}

/** Its money is back or on its way. */
export const isBack = ({ state }: Code): boolean => state === 'refunding' || state === 'refunded'

/** One code by its id, else as many of the line as are wanted, else all that are left of it. */
function askedCodes(
  { lineId, itemCode, quantity }: RequestedPart,
  codes: readonly Code[],
  free: readonly Code[]
): Code[] {
  const left = free.filter((code) => code.lineId === lineId)
  if (itemCode === undefined) {
    if (quantity !== undefined && quantity > left.length) throw refused(ORDER_TEXTS.refundTooMany)
    return left.slice(0, quantity)
  }
  const code = codes.find(({ id }) => id === itemCode)
  if (code?.lineId !== lineId) throw refused(ORDER_TEXTS.refundLineUnknown)
  if (code.state !== 'unused') throw refused(ORDER_TEXTS.codeGone)
  return [code]
}
