import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { Switch } from '@/components/ui/switch'
import { Tag } from '@/components/ui/tag'
import { selectionPrompt } from '@/domain/addon/limits'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { COUNT_PRICE_TYPE } from '@/domain/addon/types'
import { formatYuan } from '@/domain/money'
import { tellsLimits, type AddonGroup } from '../groups'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import { AddonRow } from './row'
import styles from './group.module.scss'

type PackageGroup = Extract<AddonGroup, { kind: 'package' }>
type SmartGroup = Extract<AddonGroup, { kind: 'smart' }>

interface BlockProps<Group> {
  model: AddonModel
  group: Group
  /** Its first so many items are drawn, the others in later frames. */
  items: number
}

/** A package: name, whose it is, what may be chosen, its items. */
export const PackageBlock = observer(function PackageBlock({
  model,
  group,
  items
}: BlockProps<PackageGroup>) {
  const { pkg, section, label } = group
  const quotaFen = section === 'quota' ? (model.request.value?.quotaFen ?? 0) : 0
  const rule = tellsLimits(pkg, section) ? texts.please(selectionPrompt(pkg)) : ''
  return (
    <View id={group.id} className={styles.group}>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {group.name}
        </View>
        <Tag tone={pkg.withIn === 1 ? 'primary' : 'plain'} className={styles.label}>
          {label}
        </Tag>
        {pkg.affirmatively === 1 ? (
          <Tag tone="warn" className={styles.label}>
            {ADDON_TEXTS.required}
          </Tag>
        ) : null}
      </View>
      {pkg.detail ? <View className={styles.hint}>{pkg.detail}</View> : null}
      {rule || quotaFen > 0 ? (
        <View className={styles.rule}>
          {[rule, quotaFen > 0 ? texts.quotaLeft(formatYuan(quotaFen)) : ''].filter(Boolean).join(' · ')}
        </View>
      ) : null}
      {pkg.countPriceType === COUNT_PRICE_TYPE.whole && pkg.withIn === 0 ? (
        <View className={styles.whole}>
          <Text className={styles.wholeLabel}>{texts.wholePrice}</Text>
          <Price fen={pkg.salePriceFen} size="sm" />
        </View>
      ) : null}
      <View role="list" aria-label={group.name}>
        {pkg.items.slice(0, items).map((item) => (
          <AddonRow key={item.itemCode} model={model} pkg={pkg} item={item} />
        ))}
      </View>
    </View>
  )
})

/** 智能推荐: the switch, and what it recommends (R2.138). */
export const SmartBlock = observer(function SmartBlock({ model, group, items }: BlockProps<SmartGroup>) {
  const { pkg } = group
  return (
    <View id={group.id} className={cx(styles.group, styles.smart)}>
      <View className={cx(styles.head, styles.between)}>
        <View className={styles.words}>
          <View className={styles.title} role="heading" aria-level="2">
            {group.name}
          </View>
          <View className={styles.hint}>{texts.smartHint}</View>
        </View>
        <Switch on={model.smartOn} label={group.name} onChange={model.switchSmart} />
      </View>
      {pkg ? (
        <View role="list" aria-label={group.name}>
          {pkg.items
            .slice(0, items)
            .filter((item) => model.showsRecommended(item.itemCode))
            .map((item) => (
              <AddonRow key={item.itemCode} model={model} pkg={pkg} item={item} />
            ))}
        </View>
      ) : null}
    </View>
  )
})
