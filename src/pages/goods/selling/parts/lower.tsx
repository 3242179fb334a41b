import { observer } from 'mobx-react-lite'
import { Reviews } from '@/components/product/reviews'
import { Progressive } from '@/components/progressive'
import { rulesOf } from '@/domain/kinds'
import type { ProductDetail } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import { CheckItems } from './check-items'
import { ChoiceCard } from './choice-card'
import { Params } from './goods-rows'
import { Guide, Notices, PerUnit, Process, SampleReport, Suit } from './guide'
import { DoctorsCard, DoseCards, hasDoses, KitSteps } from './kind-parts'
import { Promises } from './promises'
import { Rows } from './rows'
import { SectionAnchor, SectionTabs, useSections } from './section-tabs'
import { texts } from '../texts'
import { isKit } from '../view'
import { WhenCard } from './when-card'

interface LowerProps {
  open: boolean
  model: SellingModel
  detail: ProductDetail
}

/** What is promised, where it is, who does it, what it is, how it goes, and what others say. */
export const Lower = observer(function Lower({ model, detail }: LowerProps) {
  const sections = useSections(detail)
  const { product, categories, reviews, branches } = detail
  const [nearest] = branches
  return (
    // The first ones fill the screen, so that the bar's place below does not move on it.
    <Progressive step={4}>
      <Promises model={model} product={product} />
      <WhenCard model={model} product={product} />
      <Rows model={model} detail={detail} />
      {nearest && model.barShown && rulesOf(product.kind).doctors ? (
        <DoctorsCard key={nearest.id} open model={model} branch={nearest} />
      ) : null}
      {hasDoses(product) ? <DoseCards open product={product} price={model.price} /> : null}
      <ChoiceCard model={model} product={product} />
      <Guide guide={product.guide} />
      <SectionTabs sections={sections} />
      <SectionAnchor id={sections.idOf('items')} />
      {categories.length > 0 ? <CheckItems categories={categories} /> : null}
      <Params params={product.params} />
      <Suit product={product} />
      <SectionAnchor id={sections.idOf('notice')} />
      {isKit(product) ? <KitSteps open process={product.process} /> : <Process product={product} />}
      <SampleReport detail={detail} />
      <PerUnit perUnit={detail.perUnit} />
      <Notices notice={product.notice} />
      <SectionAnchor id={sections.idOf('reviews')} />
      <Reviews title={texts.reviews} reviews={reviews} />
    </Progressive>
  )
})
