import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Tap } from '@/components/ui/tap'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { isScarce, seatsText } from '@/domain/booking/slot/stock'
import { bookingTexts } from '../texts'
import styles from './index.module.scss'

/** Two columns of times. */
export const SlotTimes = ({ children }: { children: ReactNode }) => (
  <View className={styles.times}>{children}</View>
)

interface SlotTimeProps {
  slot: Slot
  on: boolean
  /** It can be chosen. */
  open: boolean
  /** Held by this user. */
  held: boolean
  onTap: () => void
}

/** A time with the seats left; a full one cannot be chosen. */
export function SlotTime({ slot, on, open, held, onTap }: SlotTimeProps) {
  const seats = held ? bookingTexts.slotHeld : seatsText(slot)
  return (
    <Tap
      role="radio"
      className={cx(
        styles.time,
        on && styles.on,
        open && isScarce(slot) && styles.tight,
        !open && styles.off
      )}
      label={`${slot.timespan} ${seats}`}
      checked={on}
      disabled={!open}
      onTap={onTap}
    >
      <Text className={styles.span}>{slot.timespan}</Text>
      <Text className={styles.seats}>{seats}</Text>
    </Tap>
  )
}
