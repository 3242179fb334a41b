import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { addonTexts } from '@/components/addon/texts'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import type { AddonPackage } from '@/domain/addon/types'
import { formatYuan } from '@/domain/money'
import { singlesFen } from '@/domain/supermarket/wholes'
import { useRoot } from '@/stores/context'
import type { ChooseModel } from '../model'
import { texts } from '../texts'
import styles from './packs.module.scss'

/** A longer package is opened by a tap, so that one of five does not make the others as high. */
const FIRST_ITEMS = 3

const Choice = observer(function Choice({ model, pkg }: { model: ChooseModel; pkg: AddonPackage }) {
  return (
    <Check
      on={model.isWholeOn(pkg)}
      disabled={model.session.dimmed}
      label={texts.choosePack(pkg.name)}
      onChange={() => model.toggleWhole(pkg)}
    />
  )
})

const Pack = observer(function Pack({ model, pkg }: { model: ChooseModel; pkg: AddonPackage }) {
  const { packageId, name, salePriceFen, items } = pkg
  const single = singlesFen(pkg)
  const { items: kept } = useRoot()
  const opened = kept.get('wholePackage') ?? []
  const shown = opened.includes(packageId) ? items : items.slice(0, FIRST_ITEMS)
  const more = items.length - shown.length
  return (
    <View className={cx(styles.pack, model.isWholeOn(pkg) && styles.on)} role="listitem">
      <View className={styles.top}>
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={styles.prices}>
            <Price fen={salePriceFen} size="sm" />
            {single > salePriceFen ? (
              <Text className={styles.was}>{texts.singles(formatYuan(single).replace(/\.00$/, ''))}</Text>
            ) : null}
          </View>
        </View>
        <Choice model={model} pkg={pkg} />
      </View>
      <View className={styles.items}>
        {shown.map((item) => (
          <View key={item.itemCode} className={styles.item}>
            <Text className={styles.itemName}>{item.itemName}</Text>
            <Tap
              className={styles.info}
              label={addonTexts.info(item.itemName)}
              onTap={() => model.explain({ packageId, itemCode: item.itemCode }, item)}
            >
              <Icon name="info" size={16} tone="ink3" />
            </Tap>
          </View>
        ))}
        {more > 0 ? (
          <Tap
            className={styles.more}
            label={texts.moreOf(name, more)}
            onTap={() => kept.set('wholePackage', [...opened, packageId])}
          >
            <Text>{texts.more(more)}</Text>
            <Icon name="down" size={12} tone="ink3" />
          </Tap>
        ) : null}
      </View>
    </View>
  )
})

/** 打包更省: what is sold whole, each with its price, its box and its items (§2). */
export const Packs = observer(function Packs({ model }: { model: ChooseModel }) {
  if (model.wholes.length === 0) return null
  return (
    <View className={styles.packs}>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {texts.packs}
        </View>
        <Text className={styles.hint}>{texts.packsHint}</Text>
      </View>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
        <View className={styles.row} role="list" aria-label={texts.packs}>
          {model.wholes.map((pkg) => (
            <Pack key={pkg.packageId} model={model} pkg={pkg} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
