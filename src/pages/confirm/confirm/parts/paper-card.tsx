import { observer } from 'mobx-react-lite'
import { PaperReportCard } from '@/components/booking/paper-report-card'
import { onDemand } from '@/components/ui/on-demand'
import type { ConfirmModel } from '../model'

const AddressForm = onDemand(() => import('../../shared/parts/address-form').then((part) => part.AddressForm))

interface PaperCardProps {
  /** There is something to choose. */
  open: boolean
  model: ConfirmModel
}

/** Paper report or what one gets instead, with where it is posted to. */
export const PaperCard = observer(function PaperCard({ model }: PaperCardProps) {
  const { extras, address } = model
  return (
    <PaperReportCard
      options={extras.paperOptions}
      chosenId={extras.paperChoice}
      byPost={extras.paperByPost}
      onToggle={extras.togglePaper}
      onTogglePost={model.togglePost}
    >
      <AddressForm open={address.wanted} model={address} />
    </PaperReportCard>
  )
})
