import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { Card } from '@/components/ui/card'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { texts } from '../shared/texts'
import type { Drawn } from './model'
import styles from './price-card.module.scss'

/** The server's price lines, the coupon and the total; and what of it is paid when, or in which way. */
export const PriceCard = observer(function PriceCard({ model }: { model: Drawn }) {
  const { lines, totalFen } = model.price
  const { quote } = model.pricing
  if (lines.length === 0) {
    if (quote.loadable.state !== 'failed') return <SkeletonList rows={1} />
    return (
      <Card>
        <View className={styles.failed} role="alert">
          <Text>{quote.loadable.message || texts.priceFailed}</Text>
          <MoreLink text={texts.retry} onTap={() => void model.loadQuote()} />
        </View>
      </Card>
    )
  }
  return (
    <Card>
      <PriceLines
        lines={lines}
        total={{ label: texts.total, fen: totalFen }}
        parts={model.paying?.parts ?? []}
      />
    </Card>
  )
})
