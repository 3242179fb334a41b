import { observer } from 'mobx-react-lite'
import { SkuOptions, SkuSum } from '@/components/product/sku-sheet'
import { skuTexts } from '@/components/product/sku-texts'
import { ActionPair } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import { texts } from '../texts'

export interface SkuSheetProps {
  open: boolean
  model: SellingModel
  product: DetailedProduct
}

/** The choice of goods, which go into the cart or are bought at once. */
export const SkuSheet = observer(function SkuSheet({ open, model, product }: SkuSheetProps) {
  const { goods } = model
  return (
    <Sheet
      open={open}
      title={skuTexts.title}
      onClose={model.closeSheet}
      footer={
        <>
          <SkuSum goods={goods} />
          {goods.most === 0 ? (
            <Button block disabled>
              {skuTexts.soldOut}
            </Button>
          ) : (
            <ActionPair
              first={{ children: texts.addToCart, onTap: model.addToCart }}
              second={{ children: model.buttonText, onTap: model.order }}
            />
          )}
        </>
      }
    >
      <SkuOptions goods={goods} product={product} />
    </Sheet>
  )
})
