import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { Sheet } from '@/components/ui/sheet'
import { navigate } from '@/routes/navigate'
import type { CardPerson } from '@/services/card/people'
import type { CardDetail } from '@/services/card/wallet'
import type { DetailModel } from '../model'
import { texts } from '../texts'

interface FamilySheetProps {
  open: boolean
  model: DetailModel
  card: CardDetail
}

const addPerson = () => navigate('addInfo', { contacts_id: 'new' })

/** Whom of the family the holder lets use the card, within the share that the company gives. */
export const FamilySheet = observer(function FamilySheet({ open, model, card }: FamilySheetProps) {
  return (
    <Sheet
      open={open}
      title={texts.familyTitle}
      subtitle={texts.familyText(card.familyLeft)}
      onClose={() => model.closeFamily()}
      footer={
        <Button kind="line" block icon="plus" onTap={addPerson}>
          {texts.addPerson}
        </Button>
      }
    >
      <LoadableView value={model.people.loadable} onRetry={() => void model.loadPeople()}>
        {() =>
          model.family.length === 0 ? (
            <Empty title={texts.noFamily} />
          ) : (
            <View role="list">
              {model.family.map((person) => (
                <View key={person.id} role="listitem">
                  <Person model={model} person={person} />
                </View>
              ))}
            </View>
          )
        }
      </LoadableView>
    </Sheet>
  )
})

const Person = observer(function Person({ model, person }: { model: DetailModel; person: CardPerson }) {
  const { id, name, relation, named, canName, reason, orderNumber, kind } = person
  const label = `${name} · ${relation}`
  if (orderNumber !== '') {
    return <ListRow label={label} note={reason || texts.isNamed} onTap={() => toOrder(orderNumber, kind)} />
  }
  const change = named || canName
  return (
    <ListRow
      label={label}
      note={named ? texts.isNamed : reason}
      value={
        change ? (
          <Button
            kind={named ? 'line' : 'primary'}
            size="sm"
            loading={model.changing === id}
            label={named ? texts.dropOf(name) : texts.nameOf(name)}
            onTap={() => void model.change(person)}
          >
            {named ? texts.drop : texts.name}
          </Button>
        ) : undefined
      }
    />
  )
})
