import { shopProfile } from '../../settings/shop-profile'
import { toFen, toYuan } from '@/domain/money'
import { TENDER_NAMES } from '@/domain/order/tenders'
import { requireUser, type Handlers } from '../../http/context'
import { snapshot } from '../../db/transact'
import { refundWays } from '../../money/queries/refund-allocation'
import { cancelRefund } from './commands/cancel-refund'
import { refundLines } from './commands/refund-lines'
import { sendBack } from './commands/send-back'
import { isShopsFault, reasonNamed } from '../order/reason'
import { explainRefund } from './refund-explanation'
import { wholeOrder } from '../order/queries/order-parts'
import { ownOrder } from '../order/queries/own-order'
import { refundPlan, waitsFirst } from './queries/refund-plan'
import { couponsBack } from '../tenders/coupons-back'
import { partDto, refundViewDto } from './dto'
import { wayDto } from '../order/money-dto'
import { storedAgain } from '../../money/queries/stored-again'
import { namedWays, refundView, toldParts } from './queries/refund-view'
import { COURIERS } from '../texts'

export const refundHandlers = {
  'order.refundView': async ({ id }, context) => {
    const row = await ownOrder(context.db, requireUser(context).id, id)
    const shop = await shopProfile(context.db, context.config)
    return refundViewDto(await refundView(context.db, row, context.now(), shop))
  },
  'order.cancelRefund': async ({ id: orderNum }, context) => {
    await cancelRefund(context, { orderNum })
    return {}
  },
  'order.couriers': () => Promise.resolve(COURIERS.map((one) => ({ ...one }))),
  'order.sendBack': async (input, context) => {
    await sendBack(context, input)
    return {}
  },
  // A refund that is made meanwhile would leave less to go back than the plan of a moment before has.
  'order.refundPreview': ({ orderNum, parts, reasonId }, context) =>
    snapshot(context.db, async (db) => {
      const asked = { at: context.now(), reasonId: String(reasonId ?? '') }
      const order = await wholeOrder(db, await ownOrder(db, requireUser(context).id, orderNum))
      const plan = await refundPlan(db, order, parts, asked)
      const ways = plan.amountFen > 0 ? await refundWays(db, orderNum, plan.amountFen) : []
      return {
        orderNum,
        amount: toYuan(plan.amountFen),
        whole: plan.whole,
        how: explainRefund(order, plan, order.paidFen - order.refundedFen, isShopsFault(asked.reasonId)),
        ways: (await namedWays(db, ways)).map(wayDto),
        storedAgain: (await storedAgain(db, ways, asked.at)).map(({ tender, no, until }) => ({
          ...{ name: TENDER_NAMES[tender], no },
          // Until when is not known yet.
          until: waitsFirst(order, plan) ? null : until.getTime()
        })),
        coupons: await couponsBack(db, order, plan),
        parts: toldParts(order, plan.parts).map((part) => {
          const { lineId, itemCode } = part
          return { lineId, itemCode, ...partDto(order, part) }
        })
      }
    }),
  'order.refund': async ({ orderNum, parts, amount, reasonId, reasonDetail: detail }, context) => {
    const { db, once } = context
    if (!once) throw new Error('a refund is asked for under an idempotency key')
    const userId = requireUser(context).id
    const reason = {
      id: reasonId === undefined ? '' : String(reasonId),
      name: reasonNamed(reasonId),
      detail: detail.trim()
    }
    const cause = `asked:${once.owner}|${once.key}`
    const made = await refundLines(context, {
      ...{ userId, orderNum, parts, reason, cause },
      amountFen: toFen(amount)
    })
    const { status } = await ownOrder(db, userId, orderNum)
    return { refundNo: made.refundNo, amount: toYuan(made.amountFen), orderStatus: status }
  }
} satisfies Partial<Handlers>
