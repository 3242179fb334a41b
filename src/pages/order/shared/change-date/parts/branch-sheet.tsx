import { observer } from 'mobx-react-lite'
import { LoadableView } from '@/components/loadable-view'
import { RadioList } from '@/components/ui/form/radio-list'
import { Sheet } from '@/components/ui/sheet'
import { SkeletonList } from '@/components/ui/skeleton'
import type { ChangeDateModel } from '../model'
import { texts } from '../texts'

/** Where the visit can be instead: branches of the city, those without a seat in the next days cannot be chosen. */
export const BranchSheet = observer(function BranchSheet({
  open,
  model
}: {
  open: boolean
  model: ChangeDateModel
}) {
  const { branches, branch } = model
  return (
    <Sheet
      open={open}
      title={texts.branch}
      subtitle={texts.branchesOf(branches.city)}
      onClose={branches.close}
    >
      <LoadableView
        value={branches.request.loadable}
        skeleton={<SkeletonList rows={2} />}
        onRetry={model.showBranches}
      >
        {(list) => (
          <RadioList
            value={branch?.id ?? null}
            label={texts.branch}
            options={list.map(({ id, name, address, free }) => ({
              value: id,
              label: name,
              note: free ? address : texts.branchFull,
              disabled: !free && id !== branch?.id
            }))}
            onChange={model.goTo}
          />
        )}
      </LoadableView>
    </Sheet>
  )
})
