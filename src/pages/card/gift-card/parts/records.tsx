import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { SkeletonList } from '@/components/ui/skeleton'
import type { GiftCardModel } from '../model'
import { texts } from '../texts'
import styles from './records.module.scss'
import { Moves } from './moves'

/** The newest movements of all cards, and the way to the rest. */
export const Records = observer(function Records({ model }: { model: GiftCardModel }) {
  return (
    <Card rows title={texts.records} more={texts.all} onMore={() => model.all.show(null)}>
      <LoadableView
        value={model.moves.loadable}
        skeleton={<SkeletonList rows={1} />}
        onRetry={() => void model.loadMoves()}
      >
        {({ list }) =>
          list.length > 0 ? <Moves list={list} /> : <View className={styles.none}>{texts.noRecords}</View>
        }
      </LoadableView>
    </Card>
  )
})
