import { observer } from 'mobx-react-lite'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import { formatYuan } from '@/domain/money'
import type { ConfirmModel } from '../model'
import { laterTexts } from '../../shared/later-texts'
import { AddressForm } from '../../shared/parts/address-form'

interface PartProps {
  open: boolean
  model: ConfirmModel
}

/** In which city the person is, for kinds that ask. */
export const HomeCard = observer(function HomeCard({ model }: PartProps) {
  const { home } = model.plan
  if (!home) return null
  return (
    <Card title={laterTexts.livesAt}>
      <AddressForm
        open
        cityOnly
        model={model.address}
        label={laterTexts.livesAt}
        regionLabel={home.label}
        levels={home.levels}
      />
    </Card>
  )
})

/** All at once or a deposit first, where the product leaves it to the customer. */
export const PayCard = observer(function PayCard({ model }: PartProps) {
  const deposit = model.booked?.product.deposit
  if (!deposit?.optional) return null
  return (
    <Card title={laterTexts.payType}>
      <RadioList
        label={laterTexts.payType}
        value={model.payType}
        options={[
          { value: 'all', label: laterTexts.payAll, note: laterTexts.payAllNote },
          {
            value: 'deposit',
            label: laterTexts.payDeposit,
            note: laterTexts.payDepositNote(formatYuan(deposit.fen))
          }
        ]}
        onChange={model.choosePay}
      />
    </Card>
  )
})
