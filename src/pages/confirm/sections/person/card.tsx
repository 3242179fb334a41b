import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ContactPicker } from '@/components/contact/contact-picker'
import { PersonFields } from '@/components/contact/person-fields'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { MoreLink } from '@/components/ui/section'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import type { PersonModel } from '../../shared/person'
import { texts } from '../../shared/texts'
import styles from './card.module.scss'
import type { KeepPerson as Keep } from './keep'

/** Few branches ask for it. */
const SexHistory = onDemand(() => import('../../shared/parts/sex-history').then((part) => part.SexHistory))

/** A help: the form does without it. */
const KeepPerson = onDemand(() =>
  import('./keep-person').then(
    (part) => part.KeepPerson,
    () => () => null
  )
)

interface PersonSectionProps {
  person: PersonModel
  keep: Keep
  productCode: string
}

/** 体检人: the people of the account, and the form for one of them or for somebody else (§5). */
export const PersonSection = observer(function PersonSection({
  person,
  keep,
  productCode
}: PersonSectionProps) {
  const { data, errors } = person
  const addPerson = () => navigate('addInfo', { contacts_id: 'new', productCode })
  const { state } = person.contacts.loadable
  // From the first frame on, which may come before they are asked for: what is below must not move.
  const waiting = person.contacts.value === undefined && state !== 'failed'
  const failed = state === 'failed' && person.people.length === 0
  return (
    <Card
      className={styles.card}
      title={person.form.label ?? texts.person}
      extra={
        <Tap className={styles.add} onTap={addPerson}>
          <Icon name="plus" size={16} />
          <Text>{texts.add}</Text>
        </Tap>
      }
    >
      {person.people.length > 0 ? (
        <ContactPicker people={person.people} pickedId={person.contact?.id ?? ''} onPick={person.pick} />
      ) : null}
      {waiting ? <SkeletonBlock className={styles.waiting} /> : null}
      {failed ? (
        <View className={styles.failed}>
          <Text>{texts.contactsFailed}</Text>
          <MoreLink text={texts.retry} onTap={() => void person.load()} />
        </View>
      ) : null}
      <PersonFields
        value={data}
        label={person.form.label}
        cardOnly={person.form.cardOnly}
        sexLimit={person.sexLimit}
        sold={person.form.sold}
        errors={errors}
        notices={person.notices}
        onChange={person.change}
        onBlur={person.leave}
      />
      <SexHistory open={person.asksSexHistory} person={person} />
      <KeepPerson open={keep.offered} model={keep} />
    </Card>
  )
})
