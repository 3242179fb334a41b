import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { minuteOf } from '@/domain/date'
import { host } from '@/platform/host'
import { network } from '@/platform/network'
import { useRoot } from '@/stores/context'
import type { FeedbackStore } from '@/stores/feedback'
import { askAgain } from '@/stores/kept-answers'
import styles from './index.module.scss'
import { texts } from './texts'

/** They hear of the network: it has no way to stop that. */
const watching = new WeakSet<FeedbackStore>()

/** Says that what is on screen is of then, and asks anew: by a tap, and as the network or the person comes back. */
export const OfflineLine = observer(function OfflineLine(_: { open: boolean }) {
  const { feedback } = useRoot()
  useEffect(() => {
    if (!watching.has(feedback)) network.onChange((online) => online && askAgain(feedback))
    watching.add(feedback)
    return host.onForeground(() => askAgain(feedback))
  }, [feedback])
  if (!feedback.kept) return null
  return (
    <Notice
      round
      icon="info"
      className={styles.line}
      action={
        <Button kind="text" size="sm" onTap={() => askAgain(feedback)}>
          {texts.again}
        </Button>
      }
    >
      <View role="status">{texts.of(minuteOf(feedback.kept.at))}</View>
    </Notice>
  )
})
