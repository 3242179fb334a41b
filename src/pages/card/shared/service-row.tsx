import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cardTexts } from './texts'
import styles from './service-row.module.scss'
import type { Service } from './wallet-model'
import { walletTexts as texts } from './wallet-texts'

interface ServiceRowProps {
  service: Service
  onBook: () => void
}

/** A package that a card gives, and the way to book it. */
export function ServiceRow({ service: { card, right, combo }, onBook }: ServiceRowProps) {
  const early = right.state === 'early' || card.state === 'early'
  const forOthers = right.relations.length > 0
  return (
    <View className={styles.row} role="listitem">
      <View className={styles.main}>
        <View className={styles.name}>{texts.items(combo.name, combo.itemCount)}</View>
        <View className={styles.note}>
          {texts.serviceNote(combo.name.includes(right.name) ? '' : right.name, right.rule, right.uses.left)}
        </View>
        {combo.fit || forOthers ? null : <View className={styles.note}>{combo.reason}</View>}
      </View>
      {early ? (
        <View className={styles.note}>{cardTexts.earlyFrom(right.from)}</View>
      ) : combo.kind ? (
        <Button size="md" label={texts.bookServiceOf(combo.name)} onTap={onBook}>
          {texts.bookService}
        </Button>
      ) : null}
    </View>
  )
}
