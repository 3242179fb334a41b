import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { SkeletonList } from '@/components/ui/skeleton'
import { latePage } from '@/routes/late'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { SelfSelectedBase } from '@/services/catalogue/supermarket'
import styles from './index.module.scss'
import { EntryModel } from './model'
import { texts } from './texts'

function Base({ model, base }: { model: EntryModel; base: SelfSelectedBase }) {
  const { name, intro, image, itemCount, priceFen } = base
  return (
    <Card>
      <View className={styles.base}>
        <Img src={image} className={styles.picture} round="12" />
        <View className={styles.main}>
          <View className={styles.name} role="heading" aria-level="3">
            {name}
          </View>
          <View className={styles.intro}>{intro}</View>
          <View className={styles.price}>
            <Price fen={priceFen} unit="起" />
            <Text className={styles.count}>{texts.items(itemCount)}</Text>
          </View>
        </View>
      </View>
      <View className={styles.ways}>
        <Button kind="line" className={styles.way} label={texts.seeOf(name)} onTap={() => model.see(base)}>
          {texts.see}
        </Button>
        <Button className={styles.way} label={texts.startOf(name)} onTap={() => model.start(base)}>
          {texts.start}
        </Button>
      </View>
    </Card>
  )
}

/** The way into self-selected checkups: how it goes, and the bases to start with. */
function Entry() {
  const model = usePageModel((root, scope) => new EntryModel(root, scope))
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      <View className={styles.lead}>
        <View className={styles.title} role="heading" aria-level="2">
          {texts.lead}
        </View>
        <View className={styles.text}>{texts.text}</View>
        <View className={styles.steps} role="list">
          {texts.steps.map(({ title, text }, index) => (
            <View key={title} className={styles.step} role="listitem">
              <Text className={styles.number}>{index + 1}</Text>
              <View className={styles.main}>
                <View className={styles.stepTitle}>{title}</View>
                <View className={styles.text}>{text}</View>
              </View>
            </View>
          ))}
        </View>
      </View>
      <View className={styles.bases}>
        <View className={styles.section} role="heading" aria-level="2">
          {texts.bases}
        </View>
        <LoadableView
          value={model.request.loadable}
          skeleton={<SkeletonList rows={2} />}
          onRetry={() => void model.load()}
        >
          {(bases) =>
            bases.length === 0 ? (
              <Empty title={texts.none} actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]} />
            ) : (
              <>
                {bases.map((base) => (
                  <Base key={base.productCode} model={model} base={base} />
                ))}
              </>
            )
          }
        </LoadableView>
      </View>
    </View>
  )
}

export default latePage('checkSupermarket', Entry)
