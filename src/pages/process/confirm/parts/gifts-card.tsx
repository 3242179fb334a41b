import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import type { Gift } from '@/contract/dto/confirm'
import { toFen } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { texts } from '../texts'
import styles from './gifts-card.module.scss'

/** Its detail is to be read there and cannot be bought: the purchase bar is hidden (R4.33). */
const openGift = ({ productCategory, productCode }: Gift) =>
  navigate('selling', { type: String(productCategory), id: productCode, gifts: '1' })

/** What comes with the order for nothing (§3 Gift); a tap shows what it is. */
export function GiftsCard({ gifts }: { gifts: readonly Gift[] }) {
  if (gifts.length === 0) return null
  return (
    <Card title={texts.gifts}>
      <View>
        {gifts.map((gift) => (
          <Tap
            key={gift.productCode}
            className={styles.gift}
            role="link"
            label={gift.productName}
            onTap={() => openGift(gift)}
          >
            <Img src={gift.productImage} className={styles.picture} round="8" tone="sand" />
            <Text className={styles.name}>{gift.productName}</Text>
            {gift.productPrice > 0 ? (
              <Price fen={toFen(gift.productPrice)} size="xs" tone="ink" struck />
            ) : null}
            <Text className={styles.count}>{texts.giftCount(gift.itemNum)}</Text>
          </Tap>
        ))}
      </View>
    </Card>
  )
}
