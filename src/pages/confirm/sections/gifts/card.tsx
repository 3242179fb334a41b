import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import type { Gift } from '@/services/placing/extras'
import styles from './card.module.scss'
import { texts } from './texts'

/** Its detail is to be read there and cannot be bought: the purchase bar is hidden (R4.33). */
const openGift = ({ category, productCode }: Gift) =>
  navigate('selling', { type: String(category), id: productCode, gifts: '1' })

/** What comes with the order for nothing (§3 Gift); a tap shows what it is. */
export function GiftsCard({ gifts }: { open: boolean; gifts: readonly Gift[] }) {
  return (
    <Card title={texts.title}>
      <View>
        {gifts.map((gift) => (
          <Tap
            key={gift.productCode}
            className={styles.gift}
            role="link"
            label={gift.name}
            onTap={() => openGift(gift)}
          >
            <Img src={gift.image} className={styles.picture} round="8" tone="sand" />
            <Text className={styles.name}>{gift.name}</Text>
            {gift.priceFen > 0 ? <Price fen={gift.priceFen} size="xs" tone="ink" struck /> : null}
            <Text className={styles.count}>{texts.count(gift.count)}</Text>
          </Tap>
        ))}
      </View>
    </Card>
  )
}
