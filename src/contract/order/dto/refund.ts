import * as v from 'valibot'
import { PARCEL_NO, parcelNoOf } from '@/domain/order/parcel-no'
import { code, int, lines, orderNum, yuan } from '../../common/dto'

/** Without `parts` all that is left; of a line without `quantity` all that is left of it. `itemCode`: the id of one of its codes, or a check item that was not done. */
const parts = v.optional(
  v.pipe(
    v.array(
      v.object({
        lineId: code('商品'),
        itemCode: v.optional(code('券码或项目')),
        quantity: v.optional(int('数量', 1, 9999))
      })
    ),
    v.minLength(1, '请选择要退的商品'),
    v.maxLength(50, '要退的商品过多')
  )
)
/** By which ways money goes back, a gift card first. */
const ways = v.array(v.object({ name: v.string(), amount: yuan }))
/** What was received goes back with what it cost to send when the shop is to blame. */
export const refundPreviewInput = v.object({
  orderNum,
  parts,
  reasonId: v.optional(int('退款原因', 1, 999))
})
/** What goes back to the fen, line by line; `itemCode` is '' of whole pieces, of a code its id. */
export const refundPreview = v.object({
  orderNum: v.string(),
  amount: yuan,
  /** Nothing of the order is left then. */
  whole: v.boolean(),
  /** How the amount comes about, in sentences. */
  how: v.array(v.string()),
  ways,
  /** Stored money whose time is over and to which money goes back, by its name: until when (ms since 1970) each can be used again; null while the day is not known on which it goes back. */
  storedAgain: v.array(v.object({ name: v.string(), no: v.string(), until: v.nullable(v.number()) })),
  /** Coupons of its payment by name, and when they come back: with this refund, once all of the order or all orders of the payment are refunded, or not. Null without any. */
  coupons: v.nullable(
    v.object({ names: v.array(v.string()), back: v.picklist(['now', 'withAll', 'withOthers', 'never']) })
  ),
  parts: v.array(
    v.object({
      lineId: v.string(),
      name: v.string(),
      itemCode: v.string(),
      quantity: v.number(),
      amount: yuan
    })
  )
})
/** `amount` is what the customer saw and agreed to. */
export const refundInput = v.object({
  orderNum,
  parts,
  amount: v.pipe(
    v.number('退款金额不正确'),
    v.finite('退款金额不正确'),
    v.minValue(0, '退款金额不正确'),
    v.maxValue(9999999, '退款金额不正确')
  ),
  reasonId: v.optional(int('退款原因', 1, 999)),
  reasonDetail: v.optional(
    v.pipe(v.string('补充说明不正确'), lines, v.maxLength(100, '补充说明最多100个字')),
    ''
  )
})
/** What can go back of an order, and what has. */
export const refundView = v.object({
  orderNum: v.string(),
  orderType: v.number(),
  comboName: v.string(),
  comboThumbnail: v.string(),
  tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
  /** Whom it is for, when and where. */
  note: v.string(),
  paidPrice: yuan,
  /** Why nothing of it can go back now; '' when something can. */
  refusal: v.string(),
  /** 1 money goes back at once, 2 what was received has to come back first, 3 check items that were not done (§9 refundType). */
  refundType: v.number(),
  /** What can be chosen by pieces; empty when all of it goes back at once. */
  lines: v.array(v.object({ lineId: v.string(), name: v.string(), left: v.number(), unitPrice: yuan })),
  /** Check items that were not done, at what they cost by themselves; what goes back is their share of what was paid. */
  items: v.array(
    v.object({ lineId: v.string(), itemCode: v.string(), name: v.string(), price: yuan, why: v.string() })
  ),
  /** How many were done and do not go back. */
  itemsDone: v.number(),
  reasons: v.array(v.object({ id: v.number(), reason: v.string() })),
  /** What was asked for before, the latest first. */
  refunds: v.array(
    v.object({
      refundNo: v.string(),
      state: v.number(),
      amount: yuan,
      reason: v.string(),
      detail: v.string(),
      askedAt: v.string(),
      parts: v.array(v.object({ name: v.string(), quantity: v.number(), amount: yuan })),
      /** How the amount came about, in sentences; empty where the parts say it. */
      how: v.array(v.string()),
      ways,
      timeline: v.array(
        v.object({
          title: v.string(),
          text: v.string(),
          time: v.string(),
          state: v.picklist(['done', 'now', 'next'])
        })
      ),
      /** Why it was refused. */
      answer: v.string(),
      /** Where goods are sent back to; null unless that is to be done or put right. */
      sendTo: v.nullable(v.object({ name: v.string(), phone: v.string(), address: v.string() })),
      /** With which parcel they come back. */
      parcel: v.nullable(
        v.object({ companyCode: v.string(), companyName: v.string(), parcelNo: v.string() })
      ),
      /** The customer may still take it back. */
      cancellable: v.boolean()
    })
  )
})
/** Who carries parcels. */
export const couriers = v.array(v.object({ code: v.string(), name: v.string() }))
/** Under which number goods come back. */
export const sendBackInput = v.object({
  orderNum,
  companyCode: code('快递公司'),
  parcelNo: v.pipe(
    v.string('运单号不正确'),
    v.transform(parcelNoOf),
    v.regex(PARCEL_NO, '请填写 8 到 20 位的运单号')
  )
})
export const refundResults = v.object({ refundNo: v.string(), amount: yuan, orderStatus: v.number() })

export type RefundPreviewInput = v.InferInput<typeof refundPreviewInput>
export type RefundPreviewResults = v.InferOutput<typeof refundPreview>
export type RefundInput = v.InferInput<typeof refundInput>
export type RefundResults = v.InferOutput<typeof refundResults>
export type SendBackInput = v.InferInput<typeof sendBackInput>
export type Couriers = v.InferOutput<typeof couriers>
export type RefundView = v.InferOutput<typeof refundView>
