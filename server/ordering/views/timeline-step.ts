import type { OrderDetail } from '@/contract/dto/order'
import { formatDateTime } from '@/domain/date'

export type TimelineStep = OrderDetail['timeline'][number]

/** A step of an order's way, with its time where it has one. */
export const step = (
  state: TimelineStep['state'],
  title: string,
  text = '',
  time: Date | null = null
): TimelineStep => ({ title, text, time: time ? formatDateTime(time.getTime()) : '', state })
