import * as v from 'valibot'
import { code, int, text, yuan } from '../common/dto'
import { NAME_LENGTH, WORDS_LENGTH } from '@/domain/gift/send'
import { GIFT_TEXTS } from '@/domain/gift/texts'
import { GIFT_VERBS } from '@/domain/gift/verbs'
import { PAYING_TENDERS } from '@/domain/order/tenders'

/** Stored money of the account with which something can be paid now: gift cards, then balances of cards, those that run out first before the others. */
export const gifts = v.array(
  v.object({
    tender: v.picklist(PAYING_TENDERS),
    giftNo: v.string(),
    amount: yuan,
    /** What is left of it. */
    balance: yuan,
    /** ms since 1970. */
    expiresAt: v.number()
  })
)

const giftNo = code('礼品卡号')

/** A gift card of the account. */
export const giftCard = v.object({
  giftNo: v.string(),
  /** What was on it at first. */
  amount: yuan,
  /** What can be spent of it. */
  balance: yuan,
  /** ms since 1970. */
  expiresAt: v.number(),
  /** `live` something is left, `used` nothing, `expired` its time is over. */
  state: v.picklist(['live', 'used', 'expired'])
})

/** A part of a card on its way to somebody else, as its sender sees it. */
export const giftSent = v.object({
  sendNo: v.string(),
  /** Of which card. */
  giftNo: v.string(),
  amount: yuan,
  toName: v.string(),
  words: v.string(),
  /** Of the link; '' once it is not open any more. */
  code: v.string(),
  /** `open` nobody has it yet, `claimed`, `back` taken back, `lapsed` went back by itself. */
  state: v.picklist(['open', 'claimed', 'back', 'lapsed']),
  /** ms since 1970. */
  sentAt: v.number(),
  /** Until when it can be claimed. */
  until: v.number(),
  /** 0: it has not. */
  endedAt: v.number()
})

/** `GET /giftCard/overview`: all cards, those that end first before the others, and what was sent, the newest first. */
export const giftOverview = v.object({ cards: v.array(giftCard), sent: v.array(giftSent) })

/** `GET /giftCard/movements`: of one card, or of all of the account; the newest first. */
export const giftMovementsInput = v.object({
  giftNo: v.optional(giftNo),
  page: v.optional(int('页码', 1, 9999), 1),
  size: v.optional(int('每页条数', 1, 50), 20)
})
export const giftMovements = v.object({
  list: v.array(
    v.object({
      id: v.number(),
      giftNo: v.string(),
      /** 入账 付款 退回 送出 撤回 没人领退回 领取 过期. */
      verb: v.picklist(GIFT_VERBS),
      /** What it was for: the product, '送给林知夏'. */
      text: v.string(),
      /** Below 0 for what goes. */
      amount: v.number(),
      left: yuan,
      /** ms since 1970. */
      at: v.number(),
      /** '' without an order, and of one that its owner has deleted. */
      orderNum: v.string(),
      orderType: v.number()
    })
  ),
  total: v.number(),
  hasMore: v.boolean()
})

/** `POST /giftCard/add`: the code on a card, with or without what stands between its groups. */
export const giftAddInput = v.object({
  code: v.pipe(
    v.string('请填写卡码'),
    v.trim(),
    v.nonEmpty('请填写卡码'),
    v.maxLength(40, GIFT_TEXTS.codeForm)
  )
})
export const giftAdded = v.object({ giftNo: v.string(), amount: yuan, expiresAt: v.number() })

/** `POST /giftCard/send`: an amount of one card. */
export const giftSendInput = v.object({
  giftNo,
  amount: yuan,
  toName: text('收卡人', 1, NAME_LENGTH),
  words: text('留言', 0, WORDS_LENGTH)
})
export const giftTakeBackInput = v.object({ sendNo: code('编号') })

/** `GET` and `POST /giftCard/claim`: what a link leads to. */
export const giftClaimInput = v.object({ code: code('链接') })
export const giftClaim = v.object({
  /** `own`: the reader's own; `mine`: the reader has it; the others as `giftSent`. */
  state: v.picklist(['open', 'own', 'mine', 'claimed', 'back', 'lapsed']),
  /** Masked. */
  sender: v.string(),
  toName: v.string(),
  words: v.string(),
  amount: yuan,
  until: v.number(),
  /** The end of the card that it becomes. */
  expiresAt: v.number()
})

export type GiftCard = v.InferOutput<typeof giftCard>
export type GiftSent = v.InferOutput<typeof giftSent>
export type GiftOverview = v.InferOutput<typeof giftOverview>
export type GiftMovementsInput = v.InferInput<typeof giftMovementsInput>
export type GiftMovements = v.InferOutput<typeof giftMovements>
export type GiftAddInput = v.InferInput<typeof giftAddInput>
export type GiftAdded = v.InferOutput<typeof giftAdded>
export type GiftSendInput = v.InferInput<typeof giftSendInput>
export type GiftTakeBackInput = v.InferInput<typeof giftTakeBackInput>
export type GiftClaimInput = v.InferInput<typeof giftClaimInput>
export type GiftClaim = v.InferOutput<typeof giftClaim>
export type Gifts = v.InferOutput<typeof gifts>
