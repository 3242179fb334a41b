import { Text, View } from '@tarojs/components'
import { Countdown } from '@/components/ui/countdown'
import { Notice } from '@/components/ui/notice'
import { Tap } from '@/components/ui/tap'
import { bookingTexts } from '../texts'
import styles from './index.module.scss'

export interface HoldCountdownProps {
  /** End of the hold, ms since 1970 by the server's clock. */
  expiresAt: number
  /** The server's clock. */
  now: () => number
  /** The hold ran out, or had run out already. */
  onEnd?: () => void
  /** It is over: the strip says so and offers to take the same slot again. */
  ended?: boolean
  busy?: boolean
  /** 重新保留 */
  onRetake?: () => void
}

/** How long the chosen slot is still kept for this user (add-on and confirm). */
export function HoldCountdown({ expiresAt, now, onEnd, ended = false, busy, onRetake }: HoldCountdownProps) {
  if (ended) {
    const action = onRetake ? (
      <Tap className={styles.action} disabled={busy} onTap={onRetake}>
        {bookingTexts.holdRetake}
      </Tap>
    ) : null
    return (
      <Notice tone="warn" icon="warnC" action={action}>
        {bookingTexts.holdEnded}
      </Notice>
    )
  }
  return (
    <Notice tone="primary" icon="lock">
      <View className={styles.line}>
        <Text className={styles.text}>{bookingTexts.holdLeft}</Text>
        <Countdown deadline={expiresAt} now={now} onEnd={onEnd} />
      </View>
    </Notice>
  )
}
