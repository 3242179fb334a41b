import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { adviceOf } from '../advice'
import type { AddonModel } from '../model'
import { careTexts } from '../care-texts'
import { Facts } from './facts'
import { Cost } from './row'
import styles from './advice.module.scss'

export interface AdviceProps {
  open: boolean
  model: AddonModel
  onAll: () => void
}

/** Care mode: one recommended item at a time, to be taken or not; the whole list is one tap away. */
export const Advice = observer(function Advice({ open, model, onAll }: AdviceProps) {
  const { session } = model
  const [declined, decline] = useState<readonly string[]>([])
  if (!open) return null
  const list = adviceOf(session.packages)
  const at = list.findIndex(
    ({ pkg, item: { itemCode } }) =>
      !declined.includes(itemCode) && !session.isOn({ packageId: pkg.packageId, itemCode })
  )
  const advice = list[at]
  const all = session.packages.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <ScrollView scrollY className={styles.page}>
      <Facts model={model} />
      <View className={styles.cards}>
        <Card>
          <View role="status">
            {advice ? (
              <>
                <View className={styles.count}>{careTexts.advice(at + 1, list.length)}</View>
                <View className={styles.name} role="heading" aria-level="2">
                  {advice.item.itemName}
                </View>
              </>
            ) : (
              <View className={styles.name}>
                {list.length > 0 ? careTexts.adviceDone : careTexts.noAdvice}
              </View>
            )}
          </View>
          {advice ? (
            <>
              <View className={styles.text}>{advice.item.recommendReason || advice.item.itemIntro}</View>
              {advice.item.notes.map((note) => (
                <View key={note} className={styles.note}>
                  {note}
                </View>
              ))}
              <View className={styles.cost}>
                <Cost pkg={advice.pkg} item={advice.item} />
              </View>
              <View className={styles.answers}>
                <Button
                  kind="line"
                  className={styles.answer}
                  label={careTexts.declineOf(advice.item.itemName)}
                  onTap={() => decline([...declined, advice.item.itemCode])}
                >
                  {careTexts.decline}
                </Button>
                <Button
                  className={styles.answer}
                  label={careTexts.takeOf(advice.item.itemName)}
                  onTap={() =>
                    model.toggle({ packageId: advice.pkg.packageId, itemCode: advice.item.itemCode })
                  }
                >
                  {careTexts.take}
                </Button>
              </View>
            </>
          ) : (
            <View className={styles.text}>{careTexts.goOn}</View>
          )}
        </Card>
        <Button kind="text" block onTap={onAll}>
          <Text>{careTexts.all(all)}</Text>
        </Button>
      </View>
    </ScrollView>
  )
})
