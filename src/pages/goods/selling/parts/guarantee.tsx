import { observer } from 'mobx-react-lite'
import { GuaranteeSheet } from '@/components/order/guarantee-sheet'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'

interface GuaranteeProps {
  open: boolean
  model: SellingModel
  product: DetailedProduct
}

/** Before a day is chosen, with what a piece costs now. */
export const Guarantee = observer(function Guarantee({ open, model, product }: GuaranteeProps) {
  const { kind, category, doses } = product
  return (
    <GuaranteeSheet
      open={open}
      onClose={model.closeSheet}
      kind={kind}
      category={category}
      several={(doses?.scheduleDays.length ?? 1) > 1}
      paidFen={model.paidFen}
      date={null}
    />
  )
})
