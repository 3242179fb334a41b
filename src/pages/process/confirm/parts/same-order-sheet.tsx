import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import type { SameOrder } from '@/contract/dto/order'
import { toFen } from '@/domain/money'
import { texts } from '../texts'
import styles from './same-order-sheet.module.scss'

export interface SameOrderSheetProps {
  open: boolean
  order: SameOrder | null
  busy: boolean
  onPay: () => void
  onDrop: () => void
  onClose: () => void
}

/** 27008: an unpaid order of the same product, person and day stands already. */
export function SameOrderSheet({ open, order, busy, onPay, onDrop, onClose }: SameOrderSheetProps) {
  // The panel keeps its content while it slides away.
  const [shown, show] = useState(order)
  if (order && order !== shown) show(order)
  return (
    <Sheet
      open={open}
      title={texts.sameTitle}
      onClose={onClose}
      keepOnMask
      footer={
        <View className={styles.buttons}>
          <Button kind="fill" className={styles.button} disabled={busy} onTap={onDrop}>
            {texts.dropOld}
          </Button>
          <Button className={styles.button} disabled={busy} onTap={onPay}>
            {texts.toPay}
          </Button>
        </View>
      }
    >
      {shown ? (
        <View className={styles.order}>
          <Text>{texts.sameText(shown.orderNum)}</Text>
          <View className={styles.amount}>
            <Text className={styles.label}>{texts.samePay}</Text>
            <Price fen={toFen(shown.payPrice)} size="sm" exact />
          </View>
        </View>
      ) : null}
    </Sheet>
  )
}
