import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { Tag } from '@/components/ui/tag'
import { addonTexts } from '../texts'
import styles from './index.module.scss'

/** A check item as its sheet explains it. */
export interface ExplainedItem {
  readonly itemName: string
  readonly itemIntro: string
  /** null: not sold by itself, e.g. part of a package with one price. */
  readonly priceFen: number | null
  /** People who chose it; null where nobody chooses it by itself. */
  readonly sellCount: number | null
  /** Minutes; 0 when unknown. */
  readonly durationMin: number
  readonly fasting: boolean
  /** What has to be minded, or ''. */
  readonly warning: string
}

export interface ItemInfoProps {
  /** null closes the sheet; what it showed stays while it leaves. */
  item: ExplainedItem | null
  open: boolean
  chosen?: boolean
  /** Why it cannot be added or removed, e.g. 套餐已含; '' when it can. */
  lock?: string
  /** The chosen package that it comes with: it is explained, at the price that it has by itself. */
  within?: string | undefined
  /** It is not chosen here by itself: the button only closes. */
  single?: boolean
  /** A price is being calculated. */
  busy?: boolean
  /** Adds or removes it; without it the sheet only explains. */
  onToggle?: () => void
  onClose: () => void
}

/** 检项说明: text, facts, warning, price and the way to add it. */
export function ItemInfo({
  item,
  open,
  chosen = false,
  lock = '',
  within,
  single = false,
  busy = false,
  onToggle,
  onClose
}: ItemInfoProps) {
  if (!item) return null
  const facts = [
    [addonTexts.minutes(item.durationMin), addonTexts.duration],
    [item.fasting ? addonTexts.fastingNeeded : addonTexts.fastingFree, addonTexts.fasting],
    ...(item.sellCount === null ? [] : [[addonTexts.people(item.sellCount), addonTexts.sold] as const])
  ] as const
  return (
    <Sheet
      open={open}
      title={item.itemName}
      onClose={onClose}
      footer={
        onToggle ? (
          <View className={styles.foot}>
            <View className={styles.price}>
              {single ? <View className={styles.single}>{addonTexts.single}</View> : null}
              {item.priceFen === null ? (
                <Tag>{addonTexts.wholePrice}</Tag>
              ) : (
                <Price fen={item.priceFen} exact tone={single ? 'ink' : 'price'} />
              )}
            </View>
            <View className={styles.cta}>
              {single ? (
                <Button block onTap={onClose}>
                  {addonTexts.know}
                </Button>
              ) : (
                <Button
                  block
                  kind={chosen && lock === '' ? 'line' : 'primary'}
                  disabled={lock !== '' || busy}
                  onTap={onToggle}
                >
                  {lock || (chosen ? addonTexts.remove : addonTexts.add)}
                </Button>
              )}
            </View>
          </View>
        ) : undefined
      }
    >
      <View className={styles.text}>{item.itemIntro || addonTexts.infoFailed}</View>
      <View className={styles.facts}>
        {facts.map(([value, name]) => (
          <View key={name} className={styles.fact}>
            <Text className={styles.value}>{value}</Text>
            <Text className={styles.name}>{name}</Text>
          </View>
        ))}
      </View>
      {within ? (
        <Notice round tone="primary" icon="checkC" className={styles.warning}>
          {addonTexts.within(within)}
        </Notice>
      ) : null}
      {item.warning ? (
        <Notice round icon="warn" className={styles.warning}>
          {item.warning}
        </Notice>
      ) : null}
    </Sheet>
  )
}
