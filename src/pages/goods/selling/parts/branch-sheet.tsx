import { observer } from 'mobx-react-lite'
import { Button } from '@/components/ui/button'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import type { BranchBrief } from '@/contract/dto/product'
import { distanceText } from '@/domain/booking/distance'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { texts } from '../texts'

export interface BranchSheetProps {
  model: SellingModel
  /** Nearest first. */
  branches: readonly BranchBrief[]
}

/** The branches of the city that take the product; each opens its page. */
export const BranchSheet = observer(function BranchSheet({ model, branches }: BranchSheetProps) {
  const { location } = useRoot()
  const { city } = location.place
  return (
    <Sheet
      open={model.sheet === 'branches'}
      title={texts.branchesTitle}
      subtitle={texts.branchesCity(city, branches.length)}
      onClose={model.closeSheet}
      footer={
        <Button kind="line" block onTap={model.changeCity}>
          {texts.changeCity}
        </Button>
      }
    >
      {branches.map(({ hospitalId, hospitalName, hospitalAddress, hospitalDistance }) => (
        <ListRow
          key={hospitalId}
          icon="pin"
          label={hospitalName}
          note={hospitalAddress}
          value={distanceText(location.known(hospitalDistance)) || undefined}
          onTap={() => navigate('hospitalDetail', { hospitalId })}
        />
      ))}
    </Sheet>
  )
})
