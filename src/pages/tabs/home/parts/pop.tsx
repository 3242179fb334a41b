import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import type { HomeModel } from '../model'
import { homeTexts } from '../texts'
import styles from './pop.module.scss'

/** The notice of the day (§7 `/popWindow`) over the lower edge: who reads or taps goes on, nothing is taken from them. */
export const Pop = observer(function Pop({ model }: { model: HomeModel }) {
  const { pop } = model
  if (!pop) return null
  const { title, text, buttonText, link } = pop
  return (
    <View className={styles.pop} role="group" aria-label={title}>
      <View className={styles.title}>{title}</View>
      <View className={styles.text}>{text}</View>
      <View className={styles.foot}>
        {link ? (
          <Button kind="fill" size="md" className={styles.button} onTap={model.closePop}>
            {homeTexts.popClose}
          </Button>
        ) : null}
        <Button size="md" className={styles.button} onTap={model.followPop}>
          {buttonText}
        </Button>
      </View>
    </View>
  )
})
