import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Sheet } from '@/components/ui/sheet'
import type { ProofModel } from './proof-model'
import { Dots } from './rules'
import styles from './proof.module.scss'
import { proofTexts as texts } from './texts'

/** Yesterday's seed, which is told now, and how every draw is made of it. */
export const ProofSheet = observer(function ProofSheet({
  open,
  model
}: {
  open: boolean
  model: ProofModel
}) {
  return (
    <Sheet open={open} title={texts.sheet} onClose={() => model.close()}>
      <LoadableView
        value={model.request.loadable}
        missing={<View className={styles.text}>{texts.noDay}</View>}
        onRetry={() => void model.load()}
      >
        {({ day, commitment, seed, how }) => (
          <View>
            <View className={styles.head}>{texts.day(day)}</View>
            <View className={styles.name}>{texts.commitment}</View>
            <View className={styles.hash}>{commitment}</View>
            <View className={styles.name}>{texts.seed}</View>
            <View className={styles.hash}>{seed ?? texts.notYet}</View>
            <View className={styles.head}>{texts.steps}</View>
            <Dots list={how} />
            <View className={styles.name}>{texts.file}</View>
            <View className={styles.hash}>{model.file}</View>
          </View>
        )}
      </LoadableView>
    </Sheet>
  )
})
