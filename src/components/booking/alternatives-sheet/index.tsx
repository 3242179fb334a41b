import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { Alternative } from '@/contract/dto/booking'
import { longDate } from '@/domain/date'
import { seatsText } from '@/domain/booking/slot/stock'
import { bookingTexts } from '../texts'
import styles from './index.module.scss'

export interface AlternativesSheetProps {
  open: boolean
  message: string
  list: readonly Alternative[]
  busy: boolean
  onChoose: (alternative: Alternative) => void
  onClose: () => void
}

/** The slot is gone (27002, 27201): up to three near ones, each to be taken at once. */
export function AlternativesSheet({ open, message, list, busy, onChoose, onClose }: AlternativesSheetProps) {
  return (
    <Sheet
      open={open}
      title={message}
      subtitle={list.length > 0 ? bookingTexts.alternativesHint : bookingTexts.noAlternatives}
      onClose={onClose}
      footer={
        <Button kind="fill" block onTap={onClose}>
          {bookingTexts.lookAgain}
        </Button>
      }
    >
      <View role="alert">
        {list.map((alternative) => {
          const { hospitalId, hospitalName, date, slotId, timespan, remnum } = alternative
          const when = `${longDate(date)} ${timespan}`
          return (
            <Tap
              key={`${hospitalId}-${date}-${slotId}`}
              className={styles.row}
              label={`${bookingTexts.chooseThis} ${hospitalName} ${when} ${seatsText(remnum)}`}
              disabled={busy}
              onTap={() => onChoose(alternative)}
            >
              <View className={styles.text}>
                <Text className={styles.when}>{when}</Text>
                <Text className={styles.where}>{hospitalName}</Text>
              </View>
              <Text className={styles.seats}>{seatsText(remnum)}</Text>
            </Tap>
          )
        })}
      </View>
    </Sheet>
  )
}
