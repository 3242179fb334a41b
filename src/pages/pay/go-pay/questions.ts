import { timeOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import type { FeedbackStore } from '@/stores/feedback'
import { texts } from './texts'

/** What the cashier asks its person. Each answers whether the first button was tapped. */
type Ask = Pick<FeedbackStore, 'confirm'>

/** R2.187: back from something that can be paid. @param until ms @param goods words of a parcel in place of a visit's */
export const staysToPay = (feedback: Ask, until: number, goods: boolean): Promise<boolean> =>
  feedback.confirm({
    title: texts.leaveTitle,
    text: (goods ? texts.leaveGoods : texts.leaveText)(timeOf(until).slice(0, 5)),
    confirmText: texts.stay,
    cancelText: texts.later
  })

/** Another order of the payment was left out meanwhile. @param fen what is paid now */
export const agreesToSum = (feedback: Ask, fen: number): Promise<boolean> =>
  feedback.confirm({
    title: texts.sumTitle,
    text: texts.sumText(formatYuan(fen)),
    confirmText: texts.sumGoOn,
    cancelText: texts.sumLook
  })

/** The server knows of no payment: whether the person has paid. */
export const saysPaid = (feedback: Ask): Promise<boolean> =>
  feedback.confirm({
    title: texts.askTitle,
    text: texts.askText,
    confirmText: texts.askDone,
    cancelText: texts.askAgain
  })
