import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { LoadableView } from '@/components/loadable-view'
import { SkuOptions, SkuSum } from '@/components/product/sku-sheet'
import { skuTexts } from '@/components/product/sku-texts'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { SkeletonList } from '@/components/ui/skeleton'
import { usePageModel } from '@/routes/use-page-model'
import type { CartModel } from '../model'
import { SkuChange } from '../sku-change'
import { cartTexts as texts } from '../texts'

/** Another choice of a line, or more pieces of it. */
export const SkuSheet = observer(function SkuSheet({ open, model }: { open: boolean; model: CartModel }) {
  const change = usePageModel((root, scope) => new SkuChange(root, scope, model))
  const { changing } = model
  useEffect(() => {
    if (changing) change.start(changing)
  }, [change, changing])
  const { goods, product } = change
  const soldOut = goods.most === 0
  return (
    <Sheet
      open={open}
      title={skuTexts.title}
      onClose={() => model.change(null)}
      footer={
        product ? (
          <>
            <SkuSum goods={goods} />
            <Button block disabled={soldOut} onTap={change.confirm}>
              {soldOut ? skuTexts.soldOut : texts.confirmSpec}
            </Button>
          </>
        ) : null
      }
    >
      <LoadableView
        value={change.request.loadable}
        skeleton={<SkeletonList rows={2} />}
        onRetry={() => void change.load()}
      >
        {() => (product ? <SkuOptions goods={goods} product={product} /> : <SkeletonList rows={2} />)}
      </LoadableView>
    </Sheet>
  )
})
