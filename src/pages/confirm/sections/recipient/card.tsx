import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ContactPicker } from '@/components/contact/contact-picker'
import { MobileField, NameField } from '@/components/contact/person-fields'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { AddressForm } from '../../shared/parts/address-form'
import styles from './card.module.scss'
import type { RecipientModel } from './model'
import { texts } from './texts'

const PasteSheet = onDemand(() => import('./paste-sheet').then((part) => part.PasteSheet))

/** A help: the form does without it. */
const SavedAddresses = onDemand(() =>
  import('./saved-addresses').then(
    (part) => part.SavedAddresses,
    () => () => null
  )
)

const KeepAddress = onDemand(() =>
  import('./saved-addresses').then(
    (part) => part.KeepAddress,
    () => () => null
  )
)

/** Who receives it and where; an address that was chosen is a card, not a form. A service is for who is logged in (§5). */
export const RecipientCard = observer(function RecipientCard({ model }: { model: RecipientModel }) {
  const { person, selfOnly, sent, paste, saved } = model
  const chosen = sent && saved.card !== null
  const asks = !chosen || !saved.namesOnly
  const { data, errors, form } = person
  const own = { value: data, errors, onChange: person.change, onBlur: person.leave }
  return (
    <Card title={form.label}>
      {!selfOnly && asks && person.people.length > 0 ? (
        <ContactPicker people={person.people} pickedId={data.contactId} onPick={model.pick} />
      ) : null}
      <SavedAddresses open={sent} saved={saved} />
      {sent && !chosen ? <ListRow label={texts.paste} onTap={paste.show} /> : null}
      {asks ? (
        <>
          <NameField {...own} label={form.label} />
          <MobileField {...own} disabled={selfOnly} />
        </>
      ) : null}
      {selfOnly ? <View className={styles.self}>{texts.selfOnly}</View> : null}
      <PasteSheet open={paste.open} model={paste} />
      <AddressForm open={sent && !chosen} model={model.address} label={texts.address} />
      <KeepAddress open={sent && saved.keepable} saved={saved} />
    </Card>
  )
})
