import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { PicksModel } from './picks-model'
import { picksTexts as texts } from './picks-texts'
import styles from './why.module.scss'

/** Why an article is put first; where a report chose it, the rule by which all are, and the tap that ends it. */
export const Why = observer(function Why({ picks }: { picks: PicksModel }) {
  return (
    <Sheet
      open={picks.explaining}
      title={texts.why}
      subtitle={picks.explained?.article.title}
      onClose={() => picks.closeWhy()}
    >
      <View className={styles.reason}>{picks.explained?.why}</View>
      {picks.byReport ? (
        <>
          <View className={styles.ruleTitle} role="heading" aria-level="3">
            {texts.ruleTitle}
          </View>
          {texts.rule.map((line) => (
            <View key={line} className={styles.rule}>
              {line}
            </View>
          ))}
          <Tap className={styles.stop} onTap={() => void picks.stop()}>
            {texts.stop}
          </Tap>
        </>
      ) : null}
    </Sheet>
  )
})
