import * as v from 'valibot'
import { orderNum } from '../common/dto'
import { arrival } from '../order/dto/order'

export const logisticsInput = v.object({ id: orderNum })

/** A parcel on its way, the newest of its ways first (§7 `/logistics/expressDelivery`). */
export const logistics = v.object({
  orderNum: v.string(),
  state: v.picklist(['packing', 'customs', 'shipped', 'received', 'cancelled']),
  /** As the customer calls it: 运输中. */
  stateName: v.string(),
  /** Both '' before it is sent. */
  expressName: v.string(),
  expressNo: v.string(),
  productName: v.string(),
  thumbnail: v.string(),
  tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
  quantity: v.number(),
  /** Masked by the rules of §5. */
  receiver: v.object({ name: v.string(), mobile: v.string(), address: v.string() }),
  /** 'YYYY-MM-DD HH:mm:ss'; a title for what is new. */
  traces: v.array(v.object({ time: v.string(), title: v.string(), text: v.string() })),
  canConfirm: v.boolean(),
  /** ms since 1970 at which it counts as received by itself; null unless it is on its way. */
  confirmsAt: v.nullable(v.number()),
  servicePhone: v.string(),
  serverTime: v.number()
})

/** Where goods are sent to, by name: a province, or a city of it. */
export const arrivalInput = v.object({
  province: v.optional(v.pipe(v.string(), v.maxLength(30)), ''),
  city: v.optional(v.pipe(v.string(), v.maxLength(30)), '')
})
/** When a parcel that is paid now leaves and comes; null where the shop says nothing of it. */
export const arrivalResults = v.nullable(
  v.object({ ...arrival.entries, /** '' where it is not known. */ province: v.string() })
)

export type ArrivalInput = v.InferInput<typeof arrivalInput>
export type ArrivalResults = v.InferOutput<typeof arrivalResults>
export type LogisticsInput = v.InferInput<typeof logisticsInput>
export type Logistics = v.InferOutput<typeof logistics>
