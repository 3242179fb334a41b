import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { useRoot } from '@/stores/context'
import { recoveryTexts as texts } from './recovery-texts'
import { sameOrderWays } from './same-order'
import type { SubmitModel } from './submit'
import styles from './same-order-sheet.module.scss'

export interface SameOrderSheetProps {
  open: boolean
  submit: SubmitModel
}

/**
 * 27008: an unpaid order of the same product, person and day stands already, and is what most want to pay; or a paid one of the
 * same person, branch and day, which a second one does not hurt.
 */
export const SameOrderSheet = observer(function SameOrderSheet({ open, submit }: SameOrderSheetProps) {
  const root = useRoot()
  const [{ openOld, goOn }] = useState(() => sameOrderWays(root, submit))
  const { sameOrder: order, busy } = submit
  const name = submit.model.personName
  // The panel keeps its content while it slides away.
  const [shown, show] = useState(order)
  if (order && order !== shown) show(order)
  const paid = shown?.paid
  return (
    <Sheet
      open={open}
      title={paid ? texts.besideTitle : texts.sameTitle}
      onClose={submit.closeSameOrder}
      keepOnMask
      footer={
        <View className={styles.buttons}>
          <Button
            kind="fill"
            className={styles.button}
            disabled={busy}
            onTap={paid ? openOld : () => void goOn()}
          >
            {paid ? texts.seeOrder : texts.dropOld}
          </Button>
          <Button className={styles.button} disabled={busy} onTap={paid ? () => void goOn() : openOld}>
            {paid ? texts.bookBeside : texts.toPay}
          </Button>
        </View>
      }
    >
      {shown ? (
        <View className={styles.order}>
          <Text>{paid ? texts.besideText(name, shown.number) : texts.sameText(shown.number)}</Text>
          {paid ? null : (
            <View className={styles.amount}>
              <Text className={styles.label}>{texts.samePay}</Text>
              <Price fen={shown.payFen} size="sm" exact />
            </View>
          )}
        </View>
      ) : null}
    </Sheet>
  )
})
