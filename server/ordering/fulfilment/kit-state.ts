import { formatDateTime } from '@/domain/date'
import { REPORT_STATE } from '@/domain/order/codes'
import { sampleAdvisedBy } from '@/domain/order/timers'
import { goesOn } from '../order/order-policy'
import { goodsExtraOf } from '../order/snapshot'
import { outgoing, type WholeOrder } from '../order/whole-order'
import { kitCodes, samplePost } from './kit-way'
import { COURIERS } from '../texts'
import { KIT_TEXTS } from './texts'

const timeOf = (time: Date | null): string => (time ? formatDateTime(time.getTime()) : '')

/** What is in the box and how the sample is taken, as the option says that was bought. */
const kindOf = (order: WholeOrder) =>
  goodsExtraOf(order).goods?.note.includes('拭子')
    ? { guide: KIT_TEXTS.swabGuide, box: KIT_TEXTS.swabBox }
    : { guide: KIT_TEXTS.guide, box: KIT_TEXTS.box }

/** A kit, and its sample's way back, in words of its own. */
export type KitNow = NonNullable<ReturnType<typeof kitNow>>

/** A kit of a paid order, and its sample's way back; null before it is paid. */
export function kitNow(order: WholeOrder, isSent: boolean) {
  if (order.paidAt === null) return null
  const kind = kindOf(order)
  const codes = kitCodes(order)
  const back = samplePost(order)
  const out = outgoing(order)
  const inLaboratory = order.reportState > REPORT_STATE.none
  const open = goesOn(order) && isSent && !inLaboratory
  return {
    codes,
    kits: order.reports.length,
    // Nothing is to be taken or sent any more once the laboratory has the sample.
    guide: inLaboratory ? [] : kind.guide.map((one) => ({ ...one })),
    box: kind.box.map((one) => ({ ...one })),
    back: back && {
      companyCode: COURIERS.find(({ name }) => name === back.courier)?.code ?? '',
      courier: back.courier,
      parcelNo: back.parcelNo,
      sentAt: timeOf(back.shippedAt),
      receivedAt: timeOf(back.receivedAt)
    },
    adviseBy: open && !back && out?.receivedAt ? sampleAdvisedBy(out.receivedAt.getTime()) : '',
    canBind: open && codes.length < order.reports.length,
    canSend: open && codes.length > 0
  }
}
