import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Tap } from '@/components/ui/tap'
import styles from './index.module.scss'
import type { OrderListModel, OrderPage } from './model'
import { texts } from './texts'

/** Whether more follows. */
export const End = observer(function End({ model, shown }: { model: OrderListModel; shown: OrderPage }) {
  return model.more === 'failed' ? (
    <Tap className={styles.end} onTap={() => void model.loadMore()}>
      {texts.moreFailed}
    </Tap>
  ) : (
    <View className={styles.end}>{shown.hasMore ? texts.more : texts.end}</View>
  )
})
