import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import type { RefundView } from '@/services/order/refund'
import styles from '../index.module.scss'
import { REFUND_LINES, type RefundModel } from '../model'
import { texts } from '../texts'

/** How many pieces of which line go back. */
export const Lines = observer(function Lines({
  model,
  lines
}: {
  model: RefundModel
  lines: RefundView['lines']
}) {
  return (
    <View id={REFUND_LINES}>
      <Card className={styles.card} title={texts.which}>
        {lines.map(({ id, name, left, unitFen }) => (
          <View key={id} className={styles.line}>
            <View className={styles.words}>
              <View className={styles.lineName}>{name}</View>
              <View className={styles.lineNote}>
                <Price fen={unitFen} size="sm" tone="ink" exact />
                <View className={styles.note}>{texts.left(left)}</View>
              </View>
            </View>
            <Stepper
              label={texts.count(name)}
              value={model.counts[id] ?? 0}
              min={0}
              max={left}
              onChange={(quantity) => model.count(id, quantity)}
            />
          </View>
        ))}
      </Card>
    </View>
  )
})
