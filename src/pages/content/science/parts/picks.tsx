import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import type { Picked } from '@/services/catalogue/articles'
import { openContent } from '../../shared/open'
import type { PicksModel } from '../../shared/picks-model'
import { picksTexts } from '../../shared/picks-texts'
import { Why } from '../../shared/why'
import { texts } from '../texts'
import styles from './picks.module.scss'

/** What is put first, each with why, and the one tap that ends it. */
export const Picks = observer(function Picks({ picks }: { picks: PicksModel }) {
  return (
    <>
      <LoadableView
        value={picks.request.loadable}
        skeleton={<SkeletonBlock className={styles.waiting} />}
        isEmpty={({ list }) => list.length === 0}
        empty={null}
        onRetry={() => void picks.load()}
      >
        {(picked) => <Some picks={picks} picked={picked} />}
      </LoadableView>
      <Why picks={picks} />
    </>
  )
})

const Some = observer(function Some({ picks, picked }: { picks: PicksModel; picked: Picked }) {
  const byReport = picked.by === 'report'
  return (
    <Card>
      <View className={styles.head}>
        <Text className={styles.by}>{byReport ? texts.byReport(picked.reportDate) : texts.byEditors}</Text>
        {byReport ? (
          <Tap className={styles.stop} onTap={() => void picks.stop()}>
            {picksTexts.stop}
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
          <Tap
            className={styles.why}
            label={picksTexts.whyOf(one.article.title)}
            onTap={() => picks.explain(one)}
          >
            <Icon name="info" size={18} tone="ink3" />
          </Tap>
        </View>
      ))}
      {picked.canAgree ? (
        <Tap className={styles.agree} onTap={() => void picks.agree()}>
          {picksTexts.agree}
        </Tap>
      ) : null}
    </Card>
  )
})
