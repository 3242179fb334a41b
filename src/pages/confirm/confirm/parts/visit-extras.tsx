import { observer } from 'mobx-react-lite'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import { formatYuan } from '@/domain/money'
import type { ConfirmModel } from '../model'
import { texts } from '../texts'
import { AddressForm } from './address-form'

interface PartProps {
  open: boolean
  model: ConfirmModel
}

/** Where the person lives, for kinds that ask. */
export const HomeCard = observer(function HomeCard({ model }: PartProps) {
  const { home } = model.plan
  if (!home) return null
  return (
    <Card title={texts.livesAt}>
      <AddressForm
        open
        model={model.address}
        label={texts.livesAt}
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
    <Card title={texts.payType}>
      <RadioList
        label={texts.payType}
        value={model.payType}
        options={[
          { value: 'all', label: texts.payAll, note: texts.payAllNote },
          { value: 'deposit', label: texts.payDeposit, note: texts.payDepositNote(formatYuan(deposit.fen)) }
        ]}
        onChange={model.choosePay}
      />
    </Card>
  )
})
