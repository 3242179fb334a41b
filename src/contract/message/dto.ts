import * as v from 'valibot'
import { int } from '../common/dto'

const category = v.picklist(['order', 'report', 'activity'], '消息分类不正确')

export const unread = v.object({
  all: v.number(),
  order: v.number(),
  report: v.number(),
  activity: v.number()
})
export const messageListInput = v.object({ page: int('页码', 1, 9999), category: v.optional(category) })
export const messageList = v.object({
  /** The newest first. */
  list: v.array(
    v.object({
      id: v.number(),
      category,
      title: v.string(),
      text: v.string(),
      /** The order that it is about; '' none. */
      orderNum: v.string(),
      /** Category of its product (§9), which has its page; null of none. */
      orderType: v.nullable(v.number()),
      /** ms since 1970 */
      at: v.number(),
      isRead: v.boolean()
    })
  ),
  hasMore: v.boolean(),
  unread,
  serverTime: v.number()
})
/** Without an id all are read. */
export const messageReadInput = v.object({ id: v.optional(int('消息', 1, 9_007_199_254_740_991)) })

export type Unread = v.InferOutput<typeof unread>
export type MessageListInput = v.InferInput<typeof messageListInput>
export type MessageList = v.InferOutput<typeof messageList>
export type MessageReadInput = v.InferInput<typeof messageReadInput>
