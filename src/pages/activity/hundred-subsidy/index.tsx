import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { above } from '@/components/ui/link-card'
import { Empty } from '@/components/ui/page-state'
import { Tag } from '@/components/ui/tag'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import type { Subsidies, SubsidyItem } from '@/services/activity/sales'
import { Hero } from '../shared/hero'
import { Offered, Prices } from '../shared/offered'
import { Rules } from '../shared/rules'
import { ShareTap } from '../shared/share-tap'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { SubsidyModel } from './model'
import { texts } from './texts'

/** Prices of which the shop pays a part (§2 `/hundred-subsidy`): the struck one is the shop's own. */
function HundredSubsidy() {
  const model = usePageModel((root, scope) => new SubsidyModel(root, scope))
  usePullDown(model.load)
  return (
    <View className={styles.page}>
      <LoadableView
        value={model.request.loadable}
        head={(drawn) => (
          <HeroHeader title={texts.title} drawn={drawn} right={<ShareTap name="hundredSubsidy" />} />
        )}
        onRetry={() => void model.load()}
      >
        {(list) => <Standing model={model} list={list} />}
      </LoadableView>
    </View>
  )
}

const Standing = observer(function Standing({ model, list }: { model: SubsidyModel; list: Subsidies }) {
  const { items, month, endAt, rules } = list
  return (
    <>
      <Turn at={endAt} onTurn={() => void model.load()} />
      <Hero title={texts.head} sub={texts.sub} className={styles.hero}>
        <Img src="/seed-img/illus/coins.svg" tone="none" className={styles.coins} />
      </Hero>
      <View className={styles.sheet}>
        {items.length === 0 ? (
          <Empty title={texts.none} actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]} />
        ) : (
          <>
            <Card>
              <View className={styles.month}>
                <Icon name="checkC" size={22} tone="primary" className={styles.tick} />
                <View>
                  <View className={styles.name}>{texts.month(month)}</View>
                  <View className={styles.quiet}>{model.guest ? texts.guest : texts.until(endAt)}</View>
                </View>
              </View>
            </Card>
            {items.map((item) => (
              <Item key={item.activityId} item={item} />
            ))}
          </>
        )}
        <Rules title={texts.rules} list={rules} />
      </View>
    </>
  )
})

function Item({ item }: { item: SubsidyItem }) {
  const { product, state, priceFen, usualFen, subsidyFen, left } = item
  const { kind: type, productCode: id, name } = product
  const running = state === 'open'
  return (
    <Offered product={product} part="subsidy" picture={styles.picture}>
      <View className={styles.facts}>
        <Tag tone="price">{texts.subsidy(subsidyFen)}</Tag>
        {running ? <Text className={styles.quiet}>{texts.left(left)}</Text> : <Tag>{texts[state]}</Tag>}
      </View>
      <View className={styles.foot}>
        <Prices fen={running ? priceFen : usualFen} usualFen={running ? usualFen : null} />
        <Button
          size="md"
          kind={running ? 'primary' : 'soft'}
          className={above ?? ''}
          stop
          part="buy"
          label={texts.bookOf(name)}
          onTap={() => navigate('selling', { type, id })}
        >
          {running ? texts.book : texts.usual}
        </Button>
      </View>
    </Offered>
  )
}

export default page('hundredSubsidy', HundredSubsidy)
