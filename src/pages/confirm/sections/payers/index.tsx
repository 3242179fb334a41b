import { navigate } from '@/routes/navigate'
import { isCardRefusal } from '@/services/placing/card-order'
import type { VisitPricing } from '../../pricing/visit'
import type { SectionOf } from '../../shared/section'
import { Payers, Privacy } from './card'
import { texts } from './texts'

/** Who pays what of an order on a card, in place of the price; and what happens when the card does not pay after all. */
export const payers: SectionOf<VisitPricing> = (around) => {
  const { root, pricing } = around
  return {
    name: 'payers',
    words: (toPayFen) =>
      toPayFen === 0
        ? { toPay: texts.youPay, submit: texts.book, note: texts.noCashier }
        : { toPay: texts.youPay, submit: texts.order },
    /** Used up, run out or taken back in the middle of it: the draft stays, the price is asked anew. */
    async refused(error) {
      const { card } = pricing.subject
      if (!isCardRefusal(error, card)) return null
      const toCard = await root.feedback.confirm({
        title: texts.refusedTitle,
        text: error.message || texts.cardGone,
        confirmText: texts.seeCard,
        cancelText: texts.stay
      })
      if (toCard && card) navigate('cardDetail', { cardNum: card })
      else await around.reload()
      return false
    },
    Price: () => <Payers around={around} />,
    Foot: () => <Privacy pricing={pricing} />
  }
}
