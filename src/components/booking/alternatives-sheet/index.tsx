import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { seatsText } from '@/domain/booking/slot/stock'
import type { OtherSlot } from '@/services/booking/hold'
import { alternativesTexts } from './texts'
import styles from './index.module.scss'

export interface AlternativesSheetProps {
  open: boolean
  message: string
  list: readonly OtherSlot[]
  busy: boolean
  onChoose: (other: OtherSlot) => void
  onClose: () => void
}

/** The slot is gone (27002, 27201): up to three near ones, each to be taken at once. */
export function AlternativesSheet({ open, message, list, busy, onChoose, onClose }: AlternativesSheetProps) {
  return (
    <Sheet
      open={open}
      title={message}
      subtitle={list.length > 0 ? alternativesTexts.alternativesHint : alternativesTexts.noAlternatives}
      onClose={onClose}
      footer={
        <Button kind="fill" block onTap={onClose}>
          {alternativesTexts.lookAgain}
        </Button>
      }
    >
      <View role="alert">
        {list.map((other) => {
          const { branchId, branchName, date, slotId, timespan } = other
          const when = `${longDate(date)} ${timespan}`
          return (
            <Tap
              key={`${branchId}-${date}-${slotId}`}
              className={styles.row}
              label={`${alternativesTexts.chooseThis} ${branchName} ${when} ${seatsText(other)}`}
              disabled={busy}
              onTap={() => onChoose(other)}
            >
              <View className={styles.text}>
                <Text className={styles.when}>{when}</Text>
                <Text className={styles.where}>{branchName}</Text>
              </View>
              <Text className={styles.seats}>{seatsText(other)}</Text>
            </Tap>
          )
        })}
      </View>
    </Sheet>
  )
}
