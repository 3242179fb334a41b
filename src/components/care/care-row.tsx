import { observer } from 'mobx-react-lite'
import { ListRow } from '@/components/ui/list-row'
import { Switch } from '@/components/ui/switch'
import { useRoot } from '@/stores/context'
import { careTexts } from './texts'

/** The switch of the care mode (关怀模式) as a row of a card. */
export const CareRow = observer(function CareRow() {
  const { settings } = useRoot()
  return (
    <ListRow
      icon="text"
      label={careTexts.name}
      note={careTexts.note}
      value={<Switch on={settings.elder} label={careTexts.name} onChange={settings.setElder} />}
    />
  )
})
