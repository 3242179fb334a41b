import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Sheet } from '@/components/ui/sheet'
import type { QueuePlace } from '@/services/activity/sales'
import type { QueueModel } from '../queue-model'
import { queueTexts as texts } from '../texts'
import styles from './queue-sheet.module.scss'

interface Told {
  readonly head: string
  readonly text: string
}

function wordsOf(place: QueuePlace): Told {
  switch (place.state) {
    case 'waiting':
      return { head: texts.ahead(place.ahead), text: texts.waiting }
    case 'ready':
      return {
        head: texts.ready,
        text: place.readyUntil === null ? texts.readyPlain : texts.readyUntil(place.readyUntil)
      }
    case 'soldOut':
      return { head: texts.soldOut, text: texts.soldOutText }
    case 'ended':
      return { head: texts.ended, text: '' }
    case 'soon':
      return { head: texts.soon, text: '' }
    case 'limit':
      return { head: texts.limit, text: '' }
  }
}

/** How many are before one, until it is one's turn or nothing is left. */
export const QueueSheet = observer(function QueueSheet({
  open,
  model
}: {
  open: boolean
  model: QueueModel
}) {
  const { item, place, unsure } = model
  const told = place && wordsOf(place)
  const waits = place === null || place.state === 'waiting'
  return (
    <Sheet
      open={open}
      title={texts.title}
      subtitle={item?.product.name}
      keepOnMask
      onClose={() => model.close()}
      footer={<Buttons model={model} waits={waits} />}
    >
      <View className={styles.place} role="status">
        {told ? (
          <>
            <View className={styles.head}>{told.head}</View>
            {told.text ? <View className={styles.text}>{told.text}</View> : null}
          </>
        ) : (
          <View className={styles.asking}>
            <Loading inline />
            <View className={styles.text}>{texts.asking}</View>
          </View>
        )}
        {unsure ? <View className={styles.text}>{texts.retry}</View> : null}
      </View>
    </Sheet>
  )
})

const Buttons = observer(function Buttons({ model, waits }: { model: QueueModel; waits: boolean }) {
  const { place } = model
  if (place?.state === 'ready') {
    return (
      <Button block kind="price" onTap={() => model.order()}>
        {texts.order}
      </Button>
    )
  }
  if (waits) {
    return (
      <Button block kind="line" onTap={() => void model.leave()}>
        {texts.leave}
      </Button>
    )
  }
  return (
    <Button block kind="soft" onTap={() => (place?.state === 'soldOut' ? model.order() : model.close())}>
      {place?.state === 'soldOut' ? texts.usual : texts.close}
    </Button>
  )
})
