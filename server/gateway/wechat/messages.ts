import * as v from 'valibot'

/** What WeChat Pay v3 says, as far as the shop reads it. Sums are integer fen. */

const fen = v.pipe(v.number(), v.integer(), v.minValue(1))

export const prepaySchema = v.object({ prepay_id: v.pipe(v.string(), v.minLength(1)) })
export const h5Schema = v.object({ h5_url: v.pipe(v.string(), v.url()) })

/** A payment, as a query answers it and a notice brings it. */
export const transactionSchema = v.object({
  mchid: v.string(),
  appid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
  transaction_id: v.optional(v.string()),
  success_time: v.optional(v.string()),
  amount: v.optional(v.object({ total: fen }))
})
export type Transaction = v.InferOutput<typeof transactionSchema>

export const refundSchema = v.object({
  out_refund_no: v.string(),
  status: v.picklist(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: v.object({ refund: fen, total: fen })
})

export const refundNoticeSchema = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  out_refund_no: v.string(),
  transaction_id: v.string(),
  refund_status: v.picklist(['SUCCESS', 'CLOSED', 'ABNORMAL']),
  success_time: v.optional(v.string()),
  amount: v.object({ refund: fen, total: fen })
})

const resourceSchema = v.object({
  algorithm: v.string(),
  ciphertext: v.string(),
  nonce: v.string(),
  associated_data: v.optional(v.string())
})

export const noticeSchema = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: resourceSchema
})

export const certificatesSchema = v.object({
  data: v.array(
    v.object({
      serial_no: v.string(),
      encrypt_certificate: resourceSchema
    })
  )
})

export const billSchema = v.object({
  download_url: v.pipe(v.string(), v.url()),
  hash_type: v.literal('SHA1'),
  hash_value: v.string()
})

export const errorSchema = v.object({ code: v.string() })
