import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { updates } from '@/platform/updates'
import styles from './update-strip.module.scss'

const ready = observable.box(false)
const offer = (is: boolean) => runInAction(() => ready.set(is))

updates.onReady(() => offer(true))

/** Says that a newer version is there. On tab pages alone: a booking or a payment under way is not asked to start anew. */
export const UpdateStrip = observer(function UpdateStrip() {
  if (!ready.get()) return null
  return (
    <View className={styles.strip} role="status">
      <View className={styles.text}>新版本好了，重启就用上</View>
      <Button kind="text" size="sm" onTap={() => offer(false)}>
        稍后
      </Button>
      <Button size="sm" onTap={updates.restart}>
        重启
      </Button>
    </View>
  )
})
