import { observer } from 'mobx-react-lite'
import { Card } from '@/components/ui/card'
import { fulfilmentOf } from '@/domain/kinds'
import { usePageModel } from '@/routes/use-page-model'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import { PersonChoice } from '../person'
import { DeliveryRows } from './delivery-rows'
import { FirstRow } from './first-row'
import { PersonRow, PersonSheet } from './person-row'

interface WhenCardProps {
  model: SellingModel
  product: DetailedProduct
}

/** When it can be had, and by whom: the earliest day and the person of a visit; the day and the address of goods. */
export const WhenCard = observer(function WhenCard({ model, product }: WhenCardProps) {
  const fulfilment = fulfilmentOf(product.kind, product.category)
  if (!model.barShown) return null
  if (fulfilment?.by === 'parcel' && !fulfilment.customs) return <DeliveryRows model={model} />
  if (fulfilment?.by !== 'visit') return null
  return (
    <Card rows>
      <FirstRow model={model} product={product} />
      {/* Of doses the person has a card of their own. */}
      {product.doses ? null : <PersonRows model={model} product={product} />}
    </Card>
  )
})

const PersonRows = observer(function PersonRows({ model, product }: WhenCardProps) {
  const choice = usePageModel((root, scope) => new PersonChoice(root, scope, product))
  if (choice.guest) return null
  return (
    <>
      <PersonRow model={model} choice={choice} />
      <PersonSheet open={model.sheet === 'person'} model={model} choice={choice} />
    </>
  )
})
