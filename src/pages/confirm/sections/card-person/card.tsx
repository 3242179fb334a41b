import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { fieldId } from '@/components/contact/field-id'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Empty, ErrorState } from '@/components/ui/page-state'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { maskIdNumber, maskMobile } from '@/domain/mask'
import { backTo, navigate } from '@/routes/navigate'
import type { VisitPricing } from '../../pricing/visit'
import { LockedPerson } from '../../shared/parts/locked-person'
import { SexHistory } from '../../shared/parts/sex-history'
import type { PersonModel } from '../../shared/person'
import { texts as shared } from '../../shared/texts'
import { texts } from './texts'

interface CardPersonProps {
  person: PersonModel
  pricing: VisitPricing
  onRetry: () => void
}

/** Whom the card is used for; what is missing of them is filled in where they are kept. */
export const CardPerson = observer(function CardPerson({ person, pricing, onRetry }: CardPersonProps) {
  const { onCard } = pricing.booked?.draft.parts ?? {}
  const title = person.form.label ?? shared.person
  if (!onCard) return null
  const { id, name, relation } = onCard.person
  const known = person.people.find((one) => one.id === id)
  const change = () =>
    backTo('cardAppointment', pricing.subject.card ? { cardNumber: pricing.subject.card } : {})
  if (person.contact?.id === id) {
    const { mobile, idNumber, idType } = person.data
    const wrong = Object.values(person.errors).some(Boolean)
    return (
      <LockedPerson
        title={title}
        rows={{ name, mobile: maskMobile(mobile), idNumber: maskIdNumber(idNumber, idType) }}
        errors={person.errors}
      >
        <ListRow label={texts.of(relation, onCard.cardName)} value={texts.change} onTap={change} />
        {wrong ? (
          <MoreLink text={texts.missing} onTap={() => navigate('addInfo', { contacts_id: id })} />
        ) : null}
        <SexHistory open={person.asksSexHistory} person={person} />
      </LockedPerson>
    )
  }
  const failed = person.contacts.loadable.state === 'failed'
  return (
    <Card title={title}>
      <View id={fieldId('name')}>
        {failed ? (
          <ErrorState title={texts.failed} onRetry={onRetry} />
        ) : person.contacts.value === undefined ? (
          <SkeletonList rows={1} />
        ) : (
          <Empty
            title={known ? (known.reason ?? texts.notTaken) : texts.gone}
            text={known ? texts.notTakenHint : texts.goneHint}
            actions={[{ text: texts.change, onTap: change }]}
          />
        )}
      </View>
    </Card>
  )
})
