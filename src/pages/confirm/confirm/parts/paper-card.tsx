import { observer } from 'mobx-react-lite'
import { PaperReportCard } from '@/components/booking/paper-report-card'
import { onDemand } from '@/components/ui/on-demand'
import { choosePaperReport } from '@/domain/addon/choose-paper-report'
import { paperReportOf } from '@/domain/addon/paper-report'
import type { ConfirmModel } from '../model'

const AddressForm = onDemand(() => import('../../shared/parts/address-form').then((part) => part.AddressForm))

interface PaperCardProps {
  /** There is something to choose. */
  open: boolean
  model: ConfirmModel
}

/** The two options exclude each other; the chosen one again takes the choice back (R4.26, R4.27). */
function toggle({ root: { items }, extras }: ConfirmModel, packageId: number): void {
  const pick = (id: number | null) => (id === null ? [] : [{ packageId: id, itemCodes: [] }])
  const offered = extras.paperOptions.find((option) => option.packageId === packageId)
  const id = paperReportOf(pick(offered?.packageId ?? null))
  if (id === null) return
  const next = paperReportOf(choosePaperReport(pick(extras.paperChoice), id))
  if (next === null) items.remove('paperReport')
  else items.set('paperReport', next)
}

/** Paper report or what one gets instead, with where it is posted to. */
export const PaperCard = observer(function PaperCard({ model }: PaperCardProps) {
  const { extras, address } = model
  return (
    <PaperReportCard
      options={extras.paperOptions}
      chosenId={extras.paperChoice}
      byPost={extras.paperByPost}
      onToggle={(packageId) => toggle(model, packageId)}
      onTogglePost={model.togglePost}
    >
      <AddressForm open={address.wanted} model={address} />
    </PaperReportCard>
  )
})
