import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Tag, Tags } from '@/components/ui/tag'
import { distanceText } from '@/platform/location/distance-text'
import type { ProductDetail } from '@/services/catalogue/product-detail'
import { useRoot } from '@/stores/context'
import type { SellingModel } from '../model'
import { texts } from '../texts'
import { GoodsRows } from './goods-rows'
import { Row } from './row'
import styles from './rows.module.scss'

/** Coupons named on the row; the sheet has them all. */
const SHOWN_COUPONS = 2

export interface RowsProps {
  model: SellingModel
  detail: ProductDetail
}

/** Coupons to take, branches of the city, choices. */
export const Rows = observer(function Rows({ model, detail }: RowsProps) {
  const { product, coupons, branchTotal } = detail
  const specs = product.skus
  const claimable = coupons.length > 0 && !model.offShelf
  if (!claimable && branchTotal === 0 && specs.length === 0) return null
  return (
    <Card className={styles.card}>
      {claimable ? (
        <Row label={texts.coupons} onTap={() => model.show('coupons')}>
          <Tags oneLine>
            {coupons.slice(0, SHOWN_COUPONS).map(({ couponCode, name }) => (
              <Tag key={couponCode} tone="price">
                {name}
              </Tag>
            ))}
          </Tags>
        </Row>
      ) : null}
      {branchTotal > 0 ? <BranchRow model={model} detail={detail} /> : null}
      {specs.length > 0 ? <GoodsRows model={model} product={product} /> : null}
    </Card>
  )
})

const BranchRow = observer(function BranchRow({ model, detail }: RowsProps) {
  const { location } = useRoot()
  const { city } = location.place
  const { branches, branchTotal } = detail
  const nearest = branches[0]
  const far = distanceText(location.known(nearest?.distanceKm))
  return (
    <Row label={texts.branches} onTap={model.openBranches}>
      <View className={styles.main}>
        {nearest
          ? `${texts.branchesSome(city, branches.length)}${far ? texts.branchesNear(far) : ''}`
          : texts.branchesNone(city)}
      </View>
      <View className={styles.sub}>{nearest?.name ?? texts.branchesElse(branchTotal)}</View>
    </Row>
  )
})
