import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ContactPicker } from '@/components/contact/contact-picker'
import { MobileField, NameField } from '@/components/contact/person-fields'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import styles from './index.module.scss'
import type { AddressModel } from '../address'
import type { PersonModel } from '../person'
import type { PasteModel } from './paste'
import { texts } from './texts'

const AddressForm = onDemand(() => import('../parts/address-form').then((part) => part.AddressForm))
const PasteSheet = onDemand(() => import('./paste-sheet').then((part) => part.PasteSheet))

/** A help: the form does without it. */
const SavedAddresses = onDemand(() =>
  import('./saved-addresses').then(
    (part) => part.SavedAddresses,
    () => () => null
  )
)

/** What a form of who receives something is drawn over. */
interface Receiving {
  readonly person: PersonModel
  readonly address: AddressModel
  readonly paste: PasteModel
  /** It goes to an address. */
  readonly sent: boolean
  /** For who is logged in alone. */
  readonly selfOnly: boolean
  pick(id: string): void
}

/** Who receives it and where; a service is for who is logged in (§5). */
export const RecipientCard = observer(function RecipientCard({ model }: { model: Receiving }) {
  const { person, selfOnly, sent, paste } = model
  const { data, errors, form } = person
  const own = { value: data, errors, onChange: person.change, onBlur: person.leave }
  return (
    <Card title={form.label}>
      {!selfOnly && person.people.length > 0 ? (
        <ContactPicker people={person.people} pickedId={data.contactId} onPick={model.pick} />
      ) : null}
      <SavedAddresses open={sent} person={person} address={model.address} />
      {sent ? <ListRow label={texts.paste} onTap={paste.show} /> : null}
      <NameField {...own} label={form.label} />
      <MobileField {...own} disabled={selfOnly} />
      {selfOnly ? <View className={styles.self}>{texts.selfOnly}</View> : null}
      <PasteSheet open={paste.open} model={paste} />
      <AddressForm open={sent} model={model.address} label={texts.address} />
    </Card>
  )
})
