import { formatDateTime } from '@/domain/date'

/** A step of an order's way; `time` is '' where it has none. */
export interface TimelineStep {
  readonly title: string
  readonly text: string
  readonly time: string
  readonly state: 'done' | 'now' | 'next'
  /** Of a kit's way: which picture stands for it. */
  readonly picture?: 'parcel' | 'kit' | 'tube' | 'lab' | 'clip'
}

/** A step of an order's way, with its time where it has one. */
export const step = (
  state: TimelineStep['state'],
  title: string,
  text = '',
  time: Date | null = null
): TimelineStep => ({ title, text, time: time ? formatDateTime(time.getTime()) : '', state })
