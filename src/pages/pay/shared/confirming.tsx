import { View } from '@tarojs/components'
import { orderTexts as texts } from '@/components/order/texts'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import type { Order } from '@/services/order/orders'
import styles from './confirming.module.scss'

export interface ConfirmingProps {
  order: Pick<Order, 'number' | 'kind'>
  onAsk: () => void
  /** The way back to paying, while the server knows of no payment. */
  back?: { text: string; onTap: () => void }
}

/** 支付确认中: the result is being asked for; what the user can do meanwhile. */
export function Confirming({ order, onAsk, back }: ConfirmingProps) {
  return (
    <View className={styles.state}>
      <Loading inline />
      <View className={styles.title} role="heading" aria-level="2">
        {texts.confirming}
      </View>
      <View className={styles.text}>{texts.confirmingHint}</View>
      <View className={styles.actions}>
        <Button block className={styles.button} onTap={onAsk}>
          {texts.askAgain}
        </Button>
        <Button block kind="line" className={styles.button} onTap={() => toOrder(order.number, order.kind)}>
          {texts.seeOrder}
        </Button>
        {back ? (
          <Button block kind="text" className={styles.button} onTap={back.onTap}>
            {back.text}
          </Button>
        ) : null}
      </View>
    </View>
  )
}
