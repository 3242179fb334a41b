import { useEffect, useState } from 'react'
import { Header } from '@/components/ui/header'
import { Loading } from '@/components/ui/loading'
import { Empty } from '@/components/ui/page-state'
import { draftKey } from '@/domain/draft/draft'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { BookingScreen } from '../booking/screen'
import { cardPlanOf } from '../kinds/card'
import { texts } from './texts'

/** Branch and time for a package of a card: the screen of its kind, told of the card. */
function CardBooking() {
  const root = useRoot()
  const { cardNumber = root.items.get('cardNumber') ?? '', ...params } = useParams('cardBooking')
  const [plan] = useState(() => cardPlanOf(root, { type: params.type, id: params.id, cardNumber }))
  // As it was entered: once the order stands there is no draft.
  const [chosen] = useState(() => {
    const key = plan && draftKey({ kind: plan.kind, productCode: params.id, card: cardNumber })
    return key !== null && root.process.draft(key)?.parts.onCard !== undefined
  })
  // A link that comes from nowhere: for whom it is, and what of the card, is found first.
  const lost = plan !== null && cardNumber !== '' && !chosen
  useEffect(() => {
    if (lost) navigate('bookingBranch', { cardNumber, id: params.id }, { replace: true })
  }, [lost, cardNumber, params.id])
  if (cardNumber === '') {
    return (
      <>
        <Header title={texts.title} />
        <Empty
          title={texts.noCard}
          text={texts.noCardText}
          actions={[{ text: texts.toWallet, onTap: () => navigate('cardService', {}, { replace: true }) }]}
        />
      </>
    )
  }
  return lost ? <Loading inline /> : <BookingScreen params={{ ...params, cardNumber }} plan={plan} />
}

export default page('cardBooking', CardBooking)
