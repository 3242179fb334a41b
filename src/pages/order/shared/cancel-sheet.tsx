import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import styles from './cancel-sheet.module.scss'
import { REASON_FIELD, type OrderActions } from './order-actions'
import { ReasonField } from './reason-field'
import { sharedTexts as texts } from './texts'

/** Why an order is cancelled, and the last word on it. */
export const CancelSheet = observer(function CancelSheet({ actions }: { actions: OrderActions }) {
  const { cancelling, reasonId, reasonMissing, busy } = actions
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
      <ReasonField
        id={REASON_FIELD}
        label={texts.reasons}
        reasons={cancelling?.reasons ?? []}
        value={reasonId}
        error={reasonMissing ? texts.reasonFirst : ''}
        onChange={actions.choose}
      />
    </Sheet>
  )
})
