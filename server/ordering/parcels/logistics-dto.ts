import type { ShopFace } from '../../settings/shop-profile'
import { desc, eq } from 'drizzle-orm'
import type { Logistics } from '@/contract/delivery/dto'
import { ErrorCode } from '@/contract/errors'
import { formatDateTime } from '@/domain/date'
import { maskPerson } from '@/domain/mask'
import { confirmsItselfAt } from '@/domain/order/timers'
import { ORDER_STATUS } from '@/domain/order/codes'
import { pictureOf } from '../../catalogue/queries/picture'
import type { Db } from '../../db/client'
import { customsDeclarations, deliveryEvents } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { outgoing, personOf, type OrderRow, type PartRows } from '../order/whole-order'
import { LOGISTICS_TEXTS as texts, ORDER_TEXTS } from '../texts'
import { wholeOrder } from '../order/queries/order-parts'

type Trace = Logistics['traces'][number]

const trace = (at: Date | null, title: string, text: string): Trace[] =>
  at ? [{ time: formatDateTime(at.getTime()), title, text }] : []

/** The way of an order's parcel. Refuses with 0 an order that is not sent. */
export async function logisticsOf(db: Db, row: OrderRow, now: Date, { phone }: ShopFace): Promise<Logistics> {
  const order = await wholeOrder(db, row)
  const parcel = outgoing(order)
  if (!parcel || order.paidAt === null) throw new Refusal(ErrorCode.business, ORDER_TEXTS.noParcel)
  const person = personOf(order)
  const { name, mobile } = maskPerson(person)
  const picture = pictureOf(order.productImage)
  const traces = [
    ...trace(parcel.receivedAt, texts.received, texts.receivedText),
    ...(await onTheWay(db, parcel)),
    ...trace(parcel.shippedAt, texts.sent, texts.sentText(parcel.courier)),
    ...(await withCustoms(db, order.orderNum)),
    ...trace(order.paidAt, texts.paid, texts.paidText)
  ]
  const { state, shippedAt } = parcel
  const onItsWay = order.status === ORDER_STATUS.toReceive
  return {
    orderNum: order.orderNum,
    state,
    stateName: texts.states[state],
    expressName: parcel.courier,
    expressNo: parcel.parcelNo,
    productName: order.productName,
    thumbnail: picture.url,
    tone: picture.tone,
    quantity: order.quantity,
    receiver: {
      name,
      mobile,
      address: [person?.region, person?.address].filter((part) => part).join(' ')
    },
    traces,
    canConfirm: onItsWay,
    confirmsAt: onItsWay && shippedAt ? confirmsItselfAt(shippedAt.getTime()) : null,
    servicePhone: phone,
    serverTime: now.getTime()
  }
}

/** Where the courier says it was, the newest first. */
async function onTheWay(db: Db, { id }: PartRows['deliveries'][number]): Promise<Trace[]> {
  const told = await db
    .select()
    .from(deliveryEvents)
    .where(eq(deliveryEvents.deliveryId, id))
    .orderBy(desc(deliveryEvents.at), desc(deliveryEvents.id))
  return told.flatMap(({ at, title, text }) => trace(at, title, text))
}

async function withCustoms(db: Db, orderNum: string): Promise<Trace[]> {
  const [declared] = await db
    .select({ at: customsDeclarations.declaredAt })
    .from(customsDeclarations)
    .where(eq(customsDeclarations.orderNum, orderNum))
  return trace(declared?.at ?? null, texts.declared, texts.declaredText)
}
