import { Text, View } from '@tarojs/components'
import { PaidRows } from '@/components/order/paid-rows'
import { orderTexts } from '@/components/order/texts'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import type { OrderDetail } from '@/services/order/order'
import type { PaidOrder } from '@/services/order/orders'
import { texts } from '../texts'
import styles from './together.module.scss'

interface TogetherProps {
  order: OrderDetail
  /** What was shown here and is not paid any more. */
  lost: readonly PaidOrder[]
}

/** All that is paid by this payment, with whose it is, and what becomes of it when one is cancelled. */
export function Together({ order, lost }: TogetherProps) {
  return (
    <>
      <Card title={texts.thisTime}>
        <PaidRows orders={order.together.length > 0 ? order.together : [order]} lost={lost} />
        {order.stored.map(({ name, fen }) => (
          <Amount key={name} name={orderTexts.deducted(name)} fen={-fen} />
        ))}
        <Amount name={orderTexts.toPay} fen={order.dueFen} />
      </Card>
      <Card title={texts.ifCancelled}>
        <Told icon="users" title={texts.before} text={texts.beforeText} />
        <Told icon="refresh" title={texts.after} text={texts.afterText} />
      </Card>
    </>
  )
}

function Amount({ name, fen }: { name: string; fen: number }) {
  return (
    <View className={styles.amount}>
      <Text>{name}</Text>
      <Price fen={fen} size="md" exact />
    </View>
  )
}

function Told({ icon, title, text }: { icon: 'users' | 'refresh'; title: string; text: string }) {
  return (
    <View className={styles.told}>
      <Icon name={icon} size={18} tone="primary" className={styles.icon} />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.text}>{text}</View>
      </View>
    </View>
  )
}
