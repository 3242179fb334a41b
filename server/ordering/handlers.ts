import { shopProfile } from '../settings/shop-profile'
import { eq } from 'drizzle-orm'
import { isOpen } from '@/contract/completions'
import { toYuan } from '@/domain/money'
import type { OrderIdInput, RebookCheck } from '@/contract/order/dto/order'
import { bindKit } from './parcels/commands/bind-kit'
import { cancelOrder } from './closing/commands/cancel-order'
import { confirmReceipt } from './parcels/commands/move-parcel'
import { declareCustoms } from './parcels/commands/declare-customs'
import { deleteOrder } from './closing/commands/delete-order'
import { expireOrdersOf } from './closing/commands/expire-orders'
import { sendSample } from './parcels/commands/send-sample'
import type { Db } from '../db/client'
import { orderCountReports, products } from '../db/schema'
import { storedList } from '../money/queries/stored-list'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { badInput } from '../http/refusal'
import { ORDER_TEXTS } from './texts'
import { completionHandlers } from './kinds/handlers'
import type { OrderRow } from './order/whole-order'
import { fulfilmentOf } from './fulfilment'
import { reasonsFor } from './order/reason'
import { cancelPreview } from './closing/queries/cancel-preview'
import { declarationDto } from './parcels/dto'
import { arrivalAt } from './parcels/queries/arrival'
import { declarationOf } from './parcels/queries/customs-declaration'
import { allowanceOf } from './parcels/queries/customs-year'
import { logisticsOf } from './parcels/logistics-dto'
import { orderCardDto } from './views/order-card-dto'
import { orderDetailDto, orderPageDto } from './views/dto'
import { orderDetail } from './views/queries/order-detail'
import { prepPlan } from './views/queries/prep-plan'
import { nextAppointments, orderList, tabCounts } from './views/queries/order-list'
import { ordersAsked } from './views/requests'
import { wholeOrder } from './order/queries/order-parts'
import { ownOrder } from './order/queries/own-order'

/** The caller's id, after orders of theirs that ran out have been closed: nobody reads a state that time has changed. */
async function currentUserId(context: RequestContext): Promise<string> {
  const { id } = requireUser(context)
  await expireOrdersOf(context, id)
  return id
}

const current = async (context: RequestContext, orderNum: string): Promise<OrderRow> =>
  ownOrder(context.db, await currentUserId(context), orderNum)

const detail = async ({ id }: OrderIdInput, context: RequestContext) => {
  const row = await current(context, id)
  const now = context.now()
  const shop = await shopProfile(context.db, context.config)
  return orderDetailDto(await orderDetail(context.db, row, now, shop), now)
}

export const orderHandlers = {
  ...completionHandlers,
  'gift.list': async (_input, context) => {
    const stored = await storedList(context.db, requireUser(context).id, context.now())
    return stored.map(({ tender, no, amountFen, leftFen, expiresAt }) => ({
      ...{ tender, giftNo: no, amount: toYuan(amountFen), balance: toYuan(leftFen) },
      expiresAt: expiresAt.getTime()
    }))
  },
  'order.count': async (input, context) => {
    const { db, now } = context
    await ownOrder(db, requireUser(context).id, input.orderNum)
    await db.insert(orderCountReports).values({
      countType: String(input.countType),
      orderNum: input.orderNum,
      teleCiphertext: input.teleCiphertext ?? '',
      activityId: input.activityId ?? '',
      orderChannel: input.orderChannel ?? '',
      platform: input.platForm ?? '',
      at: now()
    })
    return {}
  },
  'order.promoteCheck': async ({ orderNum }, context) => {
    await ownOrder(context.db, requireUser(context).id, orderNum)
    return {}
  },
  'order.questionState': async ({ orderNum }, context) => {
    const { questionId } = await ownOrder(context.db, requireUser(context).id, orderNum)
    return { answered: questionId === null ? 0 : 1, questionId: questionId ?? '' }
  },
  'order.list': async (input, context) => {
    const userId = await currentUserId(context)
    const shop = await shopProfile(context.db, context.config)
    return orderPageDto(await orderList(context.db, userId, ordersAsked(input), shop), context.now())
  },
  'order.tabCounts': async (_input, context) => tabCounts(context.db, await currentUserId(context)),
  'order.next': async (_input, context) => {
    const { id } = requireUser(context)
    const now = context.now()
    const shop = await shopProfile(context.db, context.config)
    const found = await nextAppointments(context.db, id, now, shop)
    return found.map((one) => orderCardDto(one, now))
  },
  'order.detail': detail,
  'order.sugarDetail': detail,
  'order.geneDetail': detail,
  'order.cancelReasons': async ({ a, b }, context) => {
    const order = await ownOrder(context.db, requireUser(context).id, b)
    if (order.orderType !== a) throw badInput(ORDER_TEXTS.typeWrong, { field: 'a' })
    return reasonsFor(order)
  },
  'order.cancelPreview': async ({ id }, context) => {
    const { toPayFen, back } = await cancelPreview(context.db, await current(context, id), context.now())
    return { payPrice: toYuan(toPayFen), coupons: back.map(({ name }) => name) }
  },
  'order.cancel': (input, context) => cancelOrder(context, input),
  'order.delete': async (input, context) => {
    await deleteOrder(context, input)
    return {}
  },
  'order.statusCheck': async ({ id }, context) => {
    const order = await wholeOrder(context.db, await current(context, id))
    return {
      orderNum: order.orderNum,
      orderStatus: order.status,
      statusName: fulfilmentOf(order).statusName(order),
      payStatus: order.payStatus
    }
  },
  'order.rebookCheck': async ({ id }, context) =>
    rebookCheck(context.db, await ownOrder(context.db, requireUser(context).id, id)),
  'order.prepPlan': async ({ orderNum }, context) =>
    prepPlan(context.db, await current(context, orderNum), context.now()),
  'order.logistics': async ({ id }, context) =>
    logisticsOf(
      context.db,
      await current(context, id),
      context.now(),
      await shopProfile(context.db, context.config)
    ),
  'delivery.arrival': async (where, { db, now }) => arrivalAt(db, where, now()),
  'order.confirmReceipt': async ({ id }, context) => {
    await confirmReceipt(context, id)
    return {}
  },
  'kit.bind': async (input, context) => {
    await bindKit(context, input)
    return {}
  },
  'kit.send': async (input, context) => {
    await sendSample(context, input)
    return {}
  },
  'customs.allowance': async ({ buyerName: name, idCard: idNumber }, context) => {
    const { year, usedFen, limitFen } = await allowanceOf(context, { name, idNumber })
    return { year, used: toYuan(usedFen), limit: toYuan(limitFen) }
  },
  'customs.declaration': async ({ id }, context) =>
    declarationDto(await declarationOf(context.db, await wholeOrder(context.db, await current(context, id)))),
  'customs.declare': async (input, context) => {
    await expireOrdersOf(context, requireUser(context).id)
    return declarationDto(await declareCustoms(context, input))
  }
} satisfies Partial<Handlers>

/** Whether the product of an order can be booked again. */
async function rebookCheck(db: Db, { productCode, kind }: OrderRow): Promise<RebookCheck> {
  const [product] = await db
    .select({ onShelf: products.onShelf })
    .from(products)
    .where(eq(products.productCode, productCode))
  const reason = !isOpen(kind) ? ORDER_TEXTS.rebookKind : product?.onShelf ? '' : ORDER_TEXTS.rebookGone
  return { ok: reason === '', reason, productCode, kind }
}
