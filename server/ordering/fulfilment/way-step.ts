import type { TimelineStep } from './timeline-step'
import type { PartRows } from '../order/whole-order'

type Parcel = PartRows['deliveries'][number] | null

/** A step of the way of what is bought. */
export interface WayStep {
  readonly title: string
  readonly text: string
  /** How it is told once it is done, and when that was. */
  readonly done?: { readonly title: string; readonly text: string; readonly at: Date | null }
  readonly picture?: TimelineStep['picture']
}

export const wayStep = (title: string, text = ''): WayStep => ({ title, text })

/** With whom a parcel goes, and under which number. */
export const carriedBy = (parcel: Parcel): string =>
  [parcel?.courier, parcel?.parcelNo].filter((part) => part).join(' ')

/** A step that ends when a parcel leaves. */
export const leaves = (title: string, text: string, parcel: Parcel, done = '已发货'): WayStep => ({
  ...wayStep(title, text),
  done: { title: done, text: carriedBy(parcel), at: parcel?.shippedAt ?? null }
})

/** A step that ends when it arrives. */
export const arrives = (parcel: Parcel, text = ''): WayStep => ({
  ...wayStep('待收货', carriedBy(parcel)),
  done: { title: '已签收', text, at: parcel?.receivedAt ?? null }
})

/** The end of the way of what is bought. */
export const DONE = wayStep('已完成')
