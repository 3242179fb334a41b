import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { onDemand } from '@/components/ui/on-demand'
import { useBeside } from '@/components/use-beside'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { Gallery } from './gallery'
import { Lower } from './lower-parts'
import { PurchaseBar } from './purchase-bar'
import { Summary } from './summary'
import styles from './detail.module.scss'

const OfflineLine = onDemand(() => import('@/components/offline-line').then((part) => part.OfflineLine), {
  ahead: true
})
const BranchSheet = onDemand(() => import('./branch-sheet').then((part) => part.BranchSheet))
const CouponSheet = onDemand(() => import('./coupon-sheet').then((part) => part.CouponSheet))
const SkuSheet = onDemand(() => import('./sku-sheet').then((part) => part.SkuSheet))
const Guarantee = onDemand(() => import('./guarantee').then((part) => part.Guarantee))

/** Everything about the product, in the order of the decision: price, what is promised, where, what, how, what others say. */
export const Detail = observer(function Detail({ model }: { model: SellingModel }) {
  const pair = useBeside('pair')
  const { feedback } = useRoot()
  const detail = model.request.value
  if (!detail) return null
  const { product, branches } = detail
  const gallery = <Gallery product={product} faded={model.offShelf} />
  const summary = (
    <>
      <OfflineLine open={feedback.kept !== null} />
      <Summary model={model} product={product} />
    </>
  )
  const lower = <Lower open model={model} detail={detail} />
  const bar = <PurchaseBar model={model} />
  return (
    <View className={cx(styles.detail, pair && 'ca-cols')}>
      {pair ? (
        <>
          <View className="ca-side">
            {summary}
            {bar}
          </View>
          <View className="ca-main">
            {gallery}
            {lower}
          </View>
        </>
      ) : (
        <>
          {gallery}
          <View className={styles.over}>
            {summary}
            {lower}
          </View>
          {bar}
        </>
      )}
      <CouponSheet open={model.sheet === 'coupons'} model={model} coupons={detail.coupons} />
      <SkuSheet open={model.sheet === 'sku'} model={model} product={product} />
      <BranchSheet open={model.sheet === 'branches'} model={model} branches={branches} />
      <Guarantee open={model.sheet === 'guarantee'} model={model} product={product} />
    </View>
  )
})
