import { formatYuan } from '@/domain/money'
import type { OrderHistory } from '../order/history'
import { TIMELINE_TEXTS as texts } from './texts'
import { step, type TimelineStep } from './timeline-step'

/** A step with the moment at which it took place. */
export interface Past {
  readonly at: Date
  readonly step: TimelineStep
}

/** Each part that has gone back, or is on its way. @param unwanted only payments that went back as they came, or only the others */
export const pastRefunds = ({ refunds }: OrderHistory, unwanted?: boolean): Past[] =>
  refunds
    .filter((one) => unwanted === undefined || one.unwanted === unwanted)
    .map(({ amountFen, reasonName, createdAt, settledAt }) => {
      const yuan = formatYuan(amountFen)
      const title = settledAt ? texts.wentBack(yuan) : texts.goesBack(yuan)
      const at = settledAt ?? createdAt
      return { at, step: step('done', title, reasonName, at) }
    })
