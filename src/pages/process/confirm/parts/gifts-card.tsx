import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import type { Gift } from '@/contract/dto/confirm'
import { toFen } from '@/domain/money'
import { texts } from '../texts'
import styles from './gifts-card.module.scss'

/** What comes with the order for nothing (§3 Gift). */
export function GiftsCard({ gifts }: { gifts: readonly Gift[] }) {
  if (gifts.length === 0) return null
  return (
    <Card title={texts.gifts}>
      <View role="list">
        {gifts.map((gift) => (
          <View key={gift.productCode} className={styles.gift} role="listitem">
            <Img src={gift.productImage} className={styles.picture} round="8" tone="sand" />
            <Text className={styles.name}>{gift.productName}</Text>
            {gift.productPrice > 0 ? (
              <Price fen={toFen(gift.productPrice)} size="xs" tone="ink" struck />
            ) : null}
            <Text className={styles.count}>{texts.giftCount(gift.itemNum)}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
