import { Text, View } from '@tarojs/components'
import { Countdown } from '@/components/ui/countdown'
import { Notice } from '@/components/ui/notice'
import { Tap } from '@/components/ui/tap'
import { holdTexts } from '../hold-texts'
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
  /** 再保留10分钟, offered at any time; the countdown says when five minutes are left, and one. */
  onExtend?: (() => void) | undefined
}

/** How long the chosen slot is still kept for this user (add-on and confirm). */
export function HoldCountdown(props: HoldCountdownProps) {
  const { expiresAt, now, onEnd, ended = false, busy, onRetake, onExtend } = props
  if (ended) {
    const action = onRetake ? (
      <Tap className={styles.action} disabled={busy} onTap={onRetake}>
        {holdTexts.holdRetake}
      </Tap>
    ) : null
    return (
      <Notice tone="warn" icon="warnC" action={action} className={styles.strip}>
        {holdTexts.holdEnded}
      </Notice>
    )
  }
  const extend = onExtend ? (
    <Tap className={styles.action} disabled={busy} onTap={onExtend}>
      {holdTexts.holdExtend}
    </Tap>
  ) : null
  return (
    <Notice tone="primary" icon="lock" action={extend} className={styles.strip}>
      <View className={styles.line}>
        <Text className={styles.text}>{holdTexts.holdLeft}</Text>
        <Countdown of={holdTexts.hold} deadline={expiresAt} now={now} onEnd={onEnd} />
      </View>
    </Notice>
  )
}
