import { View } from '@tarojs/components'
import { orderTexts as texts } from '@/components/order/texts'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { navigate } from '@/routes/navigate'
import styles from './confirming.module.scss'

export interface ConfirmingProps {
  orderNo: string
  onAsk: () => void
  /** The way back to paying, while the server knows of no payment. */
  back?: { text: string; onTap: () => void }
}

/** 支付确认中: the result is being asked for; what the user can do meanwhile. */
export function Confirming({ orderNo, onAsk, back }: ConfirmingProps) {
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
        <Button
          block
          kind="line"
          className={styles.button}
          onTap={() => navigate('orderDetail', { orderNum: orderNo })}
        >
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
