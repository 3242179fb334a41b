import { Fragment, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Stepper } from '@/components/ui/stepper'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import { goodsPlanOf } from '../../kinds/goods'
import type { GoodsPlan } from '../../kinds/plan'
import page from '../index.module.scss'
import type { ConfirmParams } from '../../shared/confirmable'
import { Nothing } from '../parts/nothing'
import { Agreement } from '../../shared/parts/agreement'
import { CouponRow } from '../../shared/parts/price-card'
import { GiftRow, PaidCard } from '../../shared/parts/gift-card'
import { GoodsBar, InvoiceRow, InvoiceSheet, RemarkField } from '../../shared/parts/goods-parts'
import { goodsTexts } from '../../shared/goods-texts'
import { SameOrderSheet } from '../../shared/parts/same-order-sheet'
import type { StepsFrame } from '../parts/steps'
import { revealing } from '../../shared/reveal'
import { SubmitModel } from '../../shared/submit'
import styles from './index.module.scss'
import { ConsentCard } from '../../shared/consent'
import { BuyerCard, LimitsCard } from './customs-cards'
import { GoodsModel } from './model'
import { RecipientCard } from '../../shared/recipient'
import { texts } from './texts'

const GiftSheet = onDemand(() => import('../../shared/parts/gift-sheet').then((part) => part.GiftSheet))
const GoodsSteps = onDemand(() => import('./care-steps').then((part) => part.GoodsSteps))

interface GoodsScreenProps extends Pick<StepsFrame, 'previous'> {
  open: boolean
  params: ConfirmParams
}

/** The confirm screen of goods and services, under the header that all confirm screens have. */
export function GoodsScreen({ params, previous }: GoodsScreenProps) {
  const plan = goodsPlanOf(params.type)
  return plan ? <GoodsForm params={params} plan={plan} previous={previous} /> : <Nothing open {...params} />
}

interface GoodsFormProps extends Pick<StepsFrame, 'previous'> {
  params: ConfirmParams
  plan: GoodsPlan
}

const GoodsForm = observer(function GoodsForm({ params, plan, previous }: GoodsFormProps) {
  const root = useRoot()
  const { elder } = useShell()
  const model = usePageModel((root, scope) => new GoodsModel(root, scope, params, plan))
  const [{ submit, reveal }] = useState(() => {
    const { reveal, toField } = revealing()
    return { submit: new SubmitModel(root, model, toField), reveal }
  })
  if (submit.placed) return <Loading inline />
  if (!model.chosen) return <Nothing open {...params} />
  const { form, price, customs } = model
  const soldOut = model.priced?.most === 0
  const over = customs !== null && customs.problem !== null
  const parts = {
    recipient: <RecipientCard key="recipient" model={form} />,
    product: <ProductCard key="product" model={model} />,
    customs: customs ? (
      <Fragment key="customs">
        <LimitsCard model={customs} />
        <BuyerCard model={customs} />
      </Fragment>
    ) : null,
    consent: model.consent?.wanted ? <ConsentCard key="consent" open model={model.consent} /> : null,
    coupon: <CouponRow key="coupon" model={model} />,
    gift: customs ? null : <GiftRow key="gift" model={form.gift} />,
    invoice: customs ? null : <InvoiceRow key="invoice" model={form.invoice} />,
    submit: (
      <Fragment key="submit">
        <PaidCard model={model} gift={form.gift} />
        <Agreement
          agreed={form.agreed}
          missing={form.agreementMissing}
          {...agreementOf(model)}
          onChange={form.setAgreed}
        />
      </Fragment>
    )
  }
  const bar = (
    <GoodsBar
      submit={submit}
      quote={model.quote}
      totalFen={form.gift.toPayFen}
      savedFen={price.couponPlan.discountPriceFen}
      blocked={soldOut ? model.priced?.mostReason : over ? texts.overLimit : undefined}
    />
  )
  return (
    <View className={page.page}>
      {customs ? <Notice icon="warnC">{texts.noReturn}</Notice> : null}
      <View className={page.cards}>
        {elder ? (
          <GoodsSteps open model={model} parts={parts} bar={bar} reveal={reveal} previous={previous} />
        ) : (
          <>
            {parts.recipient}
            {parts.product}
            {parts.customs}
            {parts.consent}
            <Card rows>
              {parts.coupon}
              {parts.gift}
              {parts.invoice}
            </Card>
            {parts.submit}
          </>
        )}
      </View>
      {elder ? null : bar}
      <GiftSheet open={form.gift.open} model={form.gift} />
      <InvoiceSheet model={form.invoice} />
      <SameOrderSheet open={submit.sameOrder !== null} submit={submit} />
    </View>
  )
})

/** What is agreed to with the order. */
function agreementOf({ customs, coded }: GoodsModel) {
  if (coded) return { end: texts.agreeCodes }
  if (!customs) return { end: goodsTexts.agreeEnd }
  return {
    more: { text: texts.notice, onTap: () => navigate('crossBorderCertificateDetail') },
    end: texts.customsEnd
  }
}

/** How it comes, and what that is called. */
function wayOf({ coded, customs }: GoodsModel): readonly [label: string, way: string] {
  return coded ? [texts.use, texts.codes[coded]] : [texts.delivery, customs ? texts.abroad : texts.sent]
}

/** What and how many, how it comes, and what is to be said about it. */
const ProductCard = observer(function ProductCard({ model }: { model: GoodsModel }) {
  const { priced, choice } = model
  const [label, way] = wayOf(model)
  return (
    <Card>
      {priced ? (
        <View className={styles.product}>
          <Img src={priced.productImage} tone={priced.tone} round="12" className={styles.picture} />
          <View className={styles.facts}>
            <View className={styles.name}>{priced.productName}</View>
            <View className={styles.note}>
              {[priced.spec, priced.note].filter((part) => part !== '').join(' · ')}
            </View>
            <View className={styles.count}>
              <Price fen={priced.unitFen} exact />
              <Stepper
                label={texts.quantity}
                value={choice?.quantity ?? 1}
                max={Math.max(1, priced.most)}
                onChange={model.want}
                onOver={model.over}
              />
            </View>
          </View>
        </View>
      ) : (
        <SkeletonBlock className={styles.waiting} />
      )}
      <View className={styles.delivery}>
        <Text>{label}</Text>
        <Text className={styles.way}>{way}</Text>
      </View>
      <RemarkField
        id="goods-remark"
        form={model.form}
        hint={model.sent ? goodsTexts.remarkHint : texts.optional}
      />
    </Card>
  )
})
