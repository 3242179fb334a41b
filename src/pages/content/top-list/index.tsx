import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { usePageScroll } from '@tarojs/taro'
import { ScrollView, Text, View } from '@tarojs/components'
import { Listed } from '@/components/listed'
import { LoadableView } from '@/components/loadable-view'
import { Chip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { priceNow, type Product } from '@/services/catalogue/products'
import shared from '../shared/shared.module.scss'
import styles from './index.module.scss'
import { LEAST, TopListModel } from './model'
import { LISTS, texts } from './texts'

function TopList() {
  const model = usePageModel((_root, scope) => new TopListModel(scope))
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.min(100, Math.round(scrollTop))))
  return (
    <View className={styles.page}>
      <View className={styles.hero}>
        <Header title={texts.title} variant="clear" titleOver light scrolled={scrolled} />
        <View className={styles.room} />
        <View className={styles.trophy}>
          <Img src="/seed-img/scene/trophy.svg" tone="none" ripple="none" fit="contain" ratio={1} eager />
        </View>
        <View className={styles.hello} role="heading" aria-level="2">
          {texts.hello}
        </View>
        {texts.rule.map((line) => (
          <View key={line} className={styles.rule}>
            {line}
          </View>
        ))}
      </View>
      <ScrollView className={styles.chips} scrollX enhanced showScrollbar={false}>
        <View className={styles.chipRow} role="radiogroup" aria-label={texts.lists}>
          {LISTS.map(({ key, text }) => (
            <Chip
              key={key}
              surface
              role="radio"
              on={key === model.shelf}
              className={styles.chip}
              onTap={() => model.choose(key)}
            >
              {text}
            </Chip>
          ))}
        </View>
      </ScrollView>
      <LoadableView
        value={model.request.loadable}
        isEmpty={(list) => list.length < LEAST}
        empty={
          <Empty
            title={texts.few}
            text={texts.fewText}
            actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
          />
        }
        onRetry={() => void model.load()}
      >
        {(list) => (
          <>
            <Listed count={list.length} more={false} />
            <View className={styles.list} role="list">
              {list.map((product, index) => (
                <Row key={product.productCode} product={product} place={index + 1} />
              ))}
            </View>
            <View className={shared.foot}>{texts.foot}</View>
          </>
        )}
      </LoadableView>
    </View>
  )
}

const MEDALS = 3

const Row = observer(function Row({ product, place }: { product: Product; place: number }) {
  return (
    <View role="listitem">
      <LinkCard className={styles.row} part={`top-list:${product.kind}`}>
        <View className={styles.picture}>
          <Img src={product.image} tone={product.tone} round="12" className={styles.image} />
          <View
            className={cx(styles.place, place <= MEDALS && styles.medal)}
            role="img"
            aria-label={texts.place(place)}
          >
            {place}
          </View>
        </View>
        <View className={styles.body}>
          <LinkName
            className={styles.name}
            onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
          >
            {product.name}
          </LinkName>
          <View className={styles.intro}>{product.intro}</View>
          {product.tags.length > 0 ? (
            <Tags oneLine>
              {product.tags.map((tag) => (
                <Tag key={tag} tone={place <= MEDALS ? 'promo' : 'plain'}>
                  {tag}
                </Tag>
              ))}
            </Tags>
          ) : null}
          <View className={styles.foot}>
            <Price fen={priceNow(product)} size="md" />
            <Text className={styles.sold}>{texts.sold(product.sold)}</Text>
          </View>
        </View>
      </LinkCard>
    </View>
  )
})

export default page('topList', TopList)
