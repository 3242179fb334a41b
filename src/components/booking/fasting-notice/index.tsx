import { View } from '@tarojs/components'
import { Notice } from '@/components/ui/notice'
import { fastingWarning } from '@/domain/booking/slot/fasting'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'

export interface FastingNoticeProps {
  /** 'YYYY-MM-DD', of something that wants an empty stomach; undefined of all else. */
  on: string | undefined
  slot: Pick<Slot, 'timespan'> | undefined
}

/** Warns of a time that is hard to reach with an empty stomach, beside where it is chosen. */
export function FastingNotice({ on, slot }: FastingNoticeProps) {
  const { clock } = useRoot()
  const warning = on && slot ? fastingWarning(on, slot.timespan, clock.now()) : ''
  return warning ? (
    <View role="status">
      <Notice icon="warn" round className={styles.notice}>
        {warning}
      </Notice>
    </View>
  ) : null
}
