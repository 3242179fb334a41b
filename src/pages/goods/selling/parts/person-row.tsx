import { observer } from 'mobx-react-lite'
import { ContactPicker } from '@/components/contact/contact-picker'
import { Button } from '@/components/ui/button'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import type { SellingModel } from '../model'
import type { PersonChoice } from '../person'

const texts = {
  asking: '正在看适不适合你',
  fits: (name: string) => `给${name}合适`,
  not: (name: string) => `不适合${name}`,
  among: (relation: string) => `${relation}，在适用范围内`,
  nobody: '还没有体检人，下单时添加',
  title: '给谁',
  known: '好'
} as const

interface PersonRowProps {
  model: SellingModel
  choice: PersonChoice
}

/** Whether it suits the person it would be for, and why not; another can be chosen. */
export const PersonRow = observer(function PersonRow({ model, choice }: PersonRowProps) {
  const { known, failed, asked } = choice
  if (failed && !known) return null
  if (!known) return <ListRow icon="user" label={texts.asking} note={texts.nobody} />
  if (!asked) return <ListRow icon="user" label={texts.nobody} onTap={choice.add} />
  const { name, relation, reason } = asked
  return (
    <ListRow
      icon="user"
      label={reason === null ? texts.fits(name) : texts.not(name)}
      note={reason ?? texts.among(relation)}
      onTap={() => model.show('person')}
    />
  )
})

interface PersonSheetProps extends PersonRowProps {
  open: boolean
}

/** For whom: the draft begins with who is chosen. */
export const PersonSheet = observer(function PersonSheet({ open, model, choice }: PersonSheetProps) {
  const { people, picked } = choice
  return (
    <Sheet
      open={open}
      title={texts.title}
      onClose={model.closeSheet}
      footer={
        <Button block onTap={model.closeSheet}>
          {texts.known}
        </Button>
      }
    >
      <ContactPicker people={people} pickedId={picked?.id ?? ''} onPick={choice.pick} />
    </Sheet>
  )
})
