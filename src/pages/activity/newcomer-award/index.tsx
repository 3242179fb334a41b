import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { ProductRow } from '@/components/product/product-row'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Newcomer } from '@/services/activity/awards'
import { priceNow } from '@/services/catalogue/products'
import { CouponRow } from '../shared/coupon-row'
import { Hero } from '../shared/hero'
import { Rules } from '../shared/rules'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { NewcomerModel } from './model'
import { texts } from './texts'

/** What a new account gets (§2 `/newcomer-award`). */
function NewcomerAward() {
  const model = usePageModel((root, scope) => new NewcomerModel(root, scope))
  const toHome = { text: texts.toHome, onTap: () => navigate('home') }
  return (
    <View className={styles.page}>
      <LoadableView
        value={model.request.loadable}
        head={(drawn) => <HeroHeader title={texts.title} drawn={drawn} />}
        missing={
          <Empty scene="emptyCoupon" title={texts.missing} text={texts.missingText} actions={[toHome]} />
        }
        onRetry={() => void model.load()}
        onLogin={() => model.login()}
      >
        {(award) => <Standing model={model} award={award} />}
      </LoadableView>
    </View>
  )
}

interface StandingProps {
  model: NewcomerModel
  award: Newcomer
}

const Standing = observer(function Standing({ model, award }: StandingProps) {
  const { coupons, eligible, reason, rules, state, startAt, endAt } = award
  const { taken, sumFen } = model
  const head = taken ? texts.takenHead : eligible ? texts.head(model.open) : texts.notHead
  const sub = taken ? texts.takenSub : eligible ? texts.sum(sumFen) : ''
  return (
    <>
      <Turn
        at={state === 'ended' ? null : state === 'soon' ? startAt : endAt}
        onTurn={() => void model.load()}
      />
      <Hero title={head} sub={sub} art="/seed-img/illus/newcomer.svg" className={styles.hero} />
      <View className={styles.sheet}>
        {reason === '' || taken ? null : (
          <Notice round icon="info" className={styles.notice}>
            {reason}
          </Notice>
        )}
        <View role="list">
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.couponCode}
              coupon={coupon}
              note={
                coupon.state === 'taken'
                  ? coupon.expiresAt === null
                    ? texts.taken
                    : texts.until(coupon.expiresAt)
                  : texts.days(coupon.validDays)
              }
              action={
                coupon.state === 'taken' ? (
                  <Button
                    kind="soft"
                    size="sm"
                    className={styles.action ?? ''}
                    label={texts.useOf(coupon.name)}
                    onTap={() => navigate('canCouponProduct', { couponCode: coupon.couponCode })}
                  >
                    {texts.use}
                  </Button>
                ) : null
              }
            />
          ))}
        </View>
        {eligible && model.open > 0 ? (
          <View className={styles.take}>
            <Button
              block
              loading={model.busy}
              disabled={state !== 'open'}
              part="newcomer"
              onTap={() => void model.take()}
            >
              {state === 'open' ? texts.take(model.open) : texts[state]}
            </Button>
          </View>
        ) : null}
        <Others model={model} award={award} />
        <After model={model} />
        <Rules title={texts.rules} list={rules} />
      </View>
    </>
  )
})

/** What everybody may take, for who is no newcomer. */
const Others = observer(function Others({ model, award: { others } }: StandingProps) {
  if (others.length === 0) return null
  return (
    <>
      <SectionTitle title={texts.others} />
      <View role="list">
        {others.map((coupon) => (
          <CouponRow
            key={coupon.couponCode}
            coupon={coupon}
            note={[texts.days(coupon.validDays), coupon.claim?.note].filter(Boolean).join(' · ')}
            action={
              <Button
                kind="soft"
                size="sm"
                className={styles.action ?? ''}
                disabled={model.isClaimed(coupon)}
                label={texts.claimOf(coupon.name)}
                onTap={() => void model.claim(coupon)}
              >
                {model.isClaimed(coupon) ? texts.taken : texts.claim}
              </Button>
            }
          />
        ))}
      </View>
    </>
  )
})

/** What a few products cost with them; the server has reckoned each with the coupon that serves for it. */
const After = observer(function After({ model }: { model: NewcomerModel }) {
  const list = model.products.value ?? []
  if (list.length === 0) return null
  return (
    <View className={styles.after}>
      <SectionTitle title={texts.after} sub={texts.afterNote} />
      {list.map(({ product, afterFen }) => (
        <ProductRow
          key={product.productCode}
          product={product}
          card
          after={{ fen: afterFen, note: texts.saved(priceNow(product) - afterFen) }}
          onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
        />
      ))}
    </View>
  )
})

export default page('newcomerAward', NewcomerAward)
