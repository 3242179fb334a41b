import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Layer } from '@/components/ui/popup/target'
import type { FeedbackStore } from '@/stores/feedback'
import styles from './said.module.scss'

/** The live region of a page: it stands there before its text, beside the content that a popup hides from the reader. */
export const Said = observer(function Said({ feedback }: { feedback: FeedbackStore }) {
  return (
    <Layer>
      <View className={styles.said} role="status">
        {feedback.said}
      </View>
    </Layer>
  )
})
