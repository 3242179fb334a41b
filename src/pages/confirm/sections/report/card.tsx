import { observer } from 'mobx-react-lite'
import { PaperReportCard } from '@/components/booking/paper-report-card'
import { onDemand } from '@/components/ui/on-demand'
import { choosePaperReport } from '@/domain/addon/choose-paper-report'
import { paperReportOf } from '@/domain/addon/paper-report'
import type { AddressModel } from '../../shared/address'
import type { ReportModel } from './model'

const AddressForm = onDemand(() => import('../../shared/parts/address-form').then((part) => part.AddressForm))

interface PaperCardProps {
  model: ReportModel
  address: AddressModel
}

/** The two options exclude each other; the chosen one again takes the choice back (R4.26, R4.27). */
function toggle({ root: { items }, options, chosenId }: ReportModel, packageId: number): void {
  const pick = (id: number | null) => (id === null ? [] : [{ packageId: id, itemCodes: [] }])
  const offered = options.find((option) => option.packageId === packageId)
  const id = paperReportOf(pick(offered?.packageId ?? null))
  if (id === null) return
  const next = paperReportOf(choosePaperReport(pick(chosenId), id))
  if (next === null) items.remove('paperReport')
  else items.set('paperReport', next)
}

export const PaperCard = observer(function PaperCard({ model, address }: PaperCardProps) {
  const togglePost = () => {
    model.togglePost()
    if (model.byPost) address.prefill()
  }
  if (model.options.length === 0) return null
  return (
    <PaperReportCard
      options={model.options}
      chosenId={model.chosenId}
      byPost={model.byPost}
      onToggle={(packageId) => toggle(model, packageId)}
      onTogglePost={togglePost}
    >
      <AddressForm open={address.wanted} model={address} />
    </PaperReportCard>
  )
})
