import { observer } from 'mobx-react-lite'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import type { VisitWords } from '@/domain/kinds/visit-words'
import { formatYuan } from '@/domain/money'
import type { PayType } from '@/domain/order/instalments'
import type { VisitPricing } from '../../pricing/visit'
import { careTexts } from '../../shared/care-texts'
import { laterTexts } from '../../shared/later-texts'
import type { SectionOf } from '../../shared/section'

interface PayCardProps {
  unit: string
  pricing: VisitPricing
  onChoose: (payType: PayType) => void
}

/** All at once or a deposit first, where the product leaves it to the customer. */
export const pay =
  ({ unit }: Pick<VisitWords, 'unit'>): SectionOf<VisitPricing> =>
  ({ root, key, pricing }) => ({
    name: 'pay',
    get step() {
      return pricing.booked?.product.deposit?.optional ? careTexts.names.pay : null
    },
    View: () => (
      <PayCard unit={unit} pricing={pricing} onChoose={(payType) => root.process.put(key, { payType })} />
    )
  })

const PayCard = observer(function PayCard({ unit, pricing, onChoose }: PayCardProps) {
  const deposit = pricing.booked?.product.deposit
  if (!deposit?.optional) return null
  return (
    <Card title={laterTexts.payType}>
      <RadioList
        label={laterTexts.payType}
        value={pricing.payType}
        options={[
          { value: 'all', label: laterTexts.payAll, note: laterTexts.payAllNote(unit) },
          {
            value: 'deposit',
            label: laterTexts.payDeposit,
            note: laterTexts.payDepositNote(formatYuan(deposit.fen))
          }
        ]}
        onChange={onChoose}
      />
    </Card>
  )
})
