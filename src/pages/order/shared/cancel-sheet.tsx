import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { RadioList } from '@/components/ui/form/radio-list'
import { Sheet } from '@/components/ui/sheet'
import styles from './cancel-sheet.module.scss'
import type { OrderActions } from './order-actions'
import { sharedTexts as texts } from './texts'

/** Why an order is cancelled, and the last word on it. */
export const CancelSheet = observer(function CancelSheet({ actions }: { actions: OrderActions }) {
  const { cancelling, reasonId, busy } = actions
  const options = (cancelling?.reasons ?? []).map(({ id, reason }) => ({ value: id, label: reason }))
  return (
    <Sheet
      open={cancelling !== null}
      title={texts.cancelTitle}
      subtitle={texts.cancelHint}
      onClose={actions.keepOrder}
      footer={
        <View className={styles.foot}>
          <Button kind="fill" className={styles.button} onTap={actions.keepOrder}>
            {texts.keep}
          </Button>
          <Button className={styles.button} loading={busy} onTap={() => void actions.cancel()}>
            {texts.confirmCancel}
          </Button>
        </View>
      }
    >
      <RadioList label={texts.reasons} value={reasonId} options={options} onChange={actions.choose} />
    </Sheet>
  )
})
