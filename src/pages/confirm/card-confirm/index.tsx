import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { ConfirmPage } from '../confirm/screen'
import { cardScreenOf } from '../kinds/card'
import { texts } from './texts'

/** Confirm of what is booked with a card. */
function CardConfirm() {
  const { items } = useRoot()
  const { cardNumber = items.get('cardNumber') ?? '', ...params } = useParams('cardConfirm')
  const toBooking = () =>
    cardNumber === ''
      ? navigate('cardService', {}, { replace: true })
      : navigate('cardAppointment', { cardNumber }, { replace: true })
  return (
    <ConfirmPage
      params={{ ...params, cardNumber }}
      screen={cardScreenOf(params.type)}
      nothing={
        <Empty
          title={texts.none}
          text={texts.noneText}
          actions={[{ text: texts.toBooking, onTap: toBooking }]}
        />
      }
    />
  )
}

export default page('cardConfirm', CardConfirm)
