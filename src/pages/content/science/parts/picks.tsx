import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import type { Picked } from '@/services/catalogue/articles'
import { openContent } from '../../shared/open'
import type { ScienceModel } from '../model'
import { texts } from '../texts'
import styles from './picks.module.scss'

/** What is put first, each with why, and the one tap that ends it. */
export const Picks = observer(function Picks({ model }: { model: ScienceModel }) {
  return (
    <>
      <LoadableView
        value={model.picked.loadable}
        skeleton={<SkeletonBlock className={styles.waiting} />}
        isEmpty={({ list }) => list.length === 0}
        empty={null}
        onRetry={() => void model.loadPicked()}
      >
        {(picked) => <Some model={model} picked={picked} />}
      </LoadableView>
      <Why model={model} />
    </>
  )
})

const Some = observer(function Some({ model, picked }: { model: ScienceModel; picked: Picked }) {
  const byReport = picked.by === 'report'
  return (
    <Card>
      <View className={styles.head}>
        <Text className={styles.by}>{byReport ? texts.byReport(picked.reportDate) : texts.byEditors}</Text>
        {byReport ? (
          <Tap className={styles.stop} onTap={() => void model.stop()}>
            {texts.stop}
          </Tap>
        ) : null}
      </View>
      <View className={styles.title} role="heading" aria-level="2">
        {byReport ? texts.reportTitle : texts.editorsTitle}
      </View>
      {picked.list.map((one, index) => (
        <View key={one.article.id} className={styles.pick}>
          <View className={styles.number} aria-hidden>
            {index + 1}
          </View>
          <Tap className={styles.name} role="link" onTap={() => openContent(one.article)}>
            <Text>{one.article.title}</Text>
            <Text className={styles.minutes}>{texts.minutes(one.article.minutes)}</Text>
          </Tap>
          <Tap className={styles.why} label={texts.whyOf(one.article.title)} onTap={() => model.explain(one)}>
            <Icon name="info" size={18} tone="ink3" />
          </Tap>
        </View>
      ))}
      {picked.canAgree ? (
        <Tap className={styles.agree} onTap={() => void model.agree()}>
          {texts.agree}
        </Tap>
      ) : null}
    </Card>
  )
})

/** Why this one, and the rule by which all are put first. */
const Why = observer(function Why({ model }: { model: ScienceModel }) {
  const byReport = model.picked.value?.by === 'report'
  return (
    <Sheet
      open={model.explaining}
      title={texts.why}
      subtitle={model.explained?.article.title}
      onClose={() => model.closeWhy()}
    >
      <View className={styles.reason}>{model.explained?.why}</View>
      {byReport ? (
        <>
          <View className={styles.ruleTitle} role="heading" aria-level="3">
            {texts.ruleTitle}
          </View>
          {texts.rule.map((line) => (
            <View key={line} className={styles.rule}>
              {line}
            </View>
          ))}
        </>
      ) : null}
    </Sheet>
  )
})
