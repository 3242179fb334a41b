import { observer } from 'mobx-react-lite'
import { Button } from '@/components/ui/button'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import { distanceText } from '@/platform/location/distance-text'
import { navigate } from '@/routes/navigate'
import type { Branch } from '@/services/catalogue/branches'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { texts } from '../texts'

export interface BranchSheetProps {
  open: boolean
  model: SellingModel
  /** Nearest first. */
  branches: readonly Branch[]
}

/** The branches of the city that take the product; each opens its page. */
export const BranchSheet = observer(function BranchSheet({ open, model, branches }: BranchSheetProps) {
  const { location } = useRoot()
  const { city } = location.place
  return (
    <Sheet
      open={open}
      title={texts.branchesTitle}
      subtitle={texts.branchesCity(city, branches.length)}
      onClose={model.closeSheet}
      footer={
        <Button kind="line" block onTap={model.changeCity}>
          {texts.changeCity}
        </Button>
      }
    >
      {branches.map(({ id: hospitalId, name, address, distanceKm }) => (
        <ListRow
          key={hospitalId}
          icon="pin"
          label={name}
          note={address}
          value={distanceText(location.known(distanceKm)) || undefined}
          onTap={() => navigate('hospitalDetail', { hospitalId })}
        />
      ))}
    </Sheet>
  )
})
