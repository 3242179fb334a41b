import { REPORT_STATE } from '@/domain/order/codes'
import type { DeliveryState, VisitState } from '@/domain/order/parts'
import { keysOf } from '@/domain/keys-of'

/** Of visits and parcels, to operators. */
export const PART_NAMES = {
  toBook: '待预约',
  asked: '待确认',
  booked: '已预约',
  visited: '已到检',
  noShow: '未到检',
  failed: '预约失败',
  cancelled: '已取消',
  packing: '待发货',
  customs: '清关中',
  shipped: '运输中',
  received: '已签收'
} as const satisfies Readonly<Record<VisitState | DeliveryState, string>>

/** How far reports are, to operators. */
export const REPORT_NAMES = {
  none: '未开始',
  sampled: '已采样',
  testing: '检测中',
  reviewing: '审核中',
  published: '已发布',
  corrected: '已更正'
} as const satisfies Readonly<Record<keyof typeof REPORT_STATE, string>>

export const REPORT_STEPS = keysOf(REPORT_STATE)
