import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { latePage } from '@/routes/late'
import { useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { Choose } from '../shared/choose'
import { texts } from '../shared/choose/texts'
import { cardTexts } from '../shared/texts'

/** The card of the address, else the one that was chosen last. */
function Appointment() {
  const { items } = useRoot()
  const { cardNumber = items.get('cardNumber') } = useParams('cardAppointment')
  if (!cardNumber) {
    return (
      <>
        <Header title={texts.appointment} />
        <Empty
          title={texts.noCard}
          text={texts.noCardText}
          actions={[
            { text: cardTexts.toWallet, onTap: () => navigate('cardService', {}, { replace: true }) }
          ]}
        />
      </>
    )
  }
  const url = publicHref('cardAppointment', { cardNumber })
  return <Choose key={cardNumber} title={texts.appointment} url={url} cardNumber={cardNumber} />
}

export default latePage('cardAppointment', Appointment)
