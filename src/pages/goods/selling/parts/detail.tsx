import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { onDemand } from '@/components/ui/on-demand'
import { rulesOf } from '@/domain/kinds'
import type { SellingModel } from '../model'
import { CheckItems } from './check-items'
import { Gallery } from './gallery'
import { Params } from './goods-rows'
import { Notices, Process, Suit } from './guide'
import { PurchaseBar } from './purchase-bar'
import { Reviews } from './reviews'
import { Rows } from './rows'
import { SectionTabs, SectionAnchor, useSections } from './section-tabs'
import { isKit } from '../view'
import { Summary } from './summary'
import styles from './detail.module.scss'

const KitSteps = onDemand(() => import('./kit-steps').then((part) => part.KitSteps))
const DoseCards = onDemand(() => import('./dose-cards').then((part) => part.DoseCards))
const DoctorsCard = onDemand(() => import('./doctors-card').then((part) => part.DoctorsCard))
const BranchSheet = onDemand(() => import('./branch-sheet').then((part) => part.BranchSheet))
const CouponSheet = onDemand(() => import('./coupon-sheet').then((part) => part.CouponSheet))
const SkuSheet = onDemand(() => import('./sku-sheet').then((part) => part.SkuSheet))

/** Everything about the product, in the order of the decision: price, where, what, how, what others say. */
export const Detail = observer(function Detail({ model }: { model: SellingModel }) {
  const detail = model.request.value
  const sections = useSections(detail)
  if (!detail) return null
  const { product, categories, reviews, branches } = detail
  const [nearest] = branches
  return (
    <View className={styles.detail}>
      <Gallery product={product} faded={model.offShelf} />
      <View className={styles.over}>
        {/* The first ones fill the screen, so that the bar's place below does not move on it. */}
        <Progressive step={4}>
          <Summary model={model} product={product} />
          <Rows model={model} detail={detail} onGuarantee={() => sections.show('notice')} />
          {nearest && model.barShown && rulesOf(product.kind).doctors ? (
            <DoctorsCard key={nearest.id} open model={model} branch={nearest} />
          ) : null}
          <DoseCards
            open={(product.doses ?? product.deposit) !== null}
            product={product}
            price={model.price}
          />
          <SectionTabs sections={sections} />
          <SectionAnchor id={sections.idOf('items')} />
          {categories.length > 0 ? <CheckItems categories={categories} /> : null}
          <Params params={product.params} />
          <Suit product={product} />
          <SectionAnchor id={sections.idOf('notice')} />
          {isKit(product) ? <KitSteps open process={product.process} /> : <Process product={product} />}
          <Notices notice={product.notice} />
          <SectionAnchor id={sections.idOf('reviews')} />
          <Reviews reviews={reviews} />
        </Progressive>
      </View>
      <PurchaseBar model={model} />
      <CouponSheet open={model.sheet === 'coupons'} model={model} coupons={detail.coupons} />
      <SkuSheet open={model.sheet === 'sku'} model={model} product={product} />
      <BranchSheet open={model.sheet === 'branches'} model={model} branches={branches} />
    </View>
  )
})
