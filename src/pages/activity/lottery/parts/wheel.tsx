import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { Prize } from '@/services/activity/draws'
import { drawDisabled, drawText } from '../../shared/draw-button'
import { PICTURES } from '../../shared/result'
import type { LotteryModel } from '../model'
import { texts } from '../texts'
import styles from './wheel.module.scss'

const CIRCLE = 360

/** Cells of one size in two colours by turns; the first one stands under the pointer. */
function groundOf(count: number): string {
  const cell = CIRCLE / count
  const parts = Array.from(
    { length: count },
    (_, at) => `var(--ca-${at % 2 === 0 ? 'tile-mint' : 'surface'}) ${at * cell}deg ${(at + 1) * cell}deg`
  )
  return `conic-gradient(from ${-cell / 2}deg, ${parts.join(', ')})`
}

interface WheelProps {
  model: LotteryModel
  prizes: readonly Prize[]
}

/** What can be drawn in a circle, the pointer, and the button in its middle. */
export const Wheel = observer(function Wheel({ model, prizes }: WheelProps) {
  const { draw, turned } = model
  const cell = CIRCLE / prizes.length
  return (
    <View className={styles.wheel}>
      <View
        className={styles.disc}
        role="img"
        aria-label={texts.wheel(prizes.map(({ name }) => name))}
        style={{ background: groundOf(prizes.length), transform: `rotate(${turned}deg)` }}
      >
        {prizes.map(({ prizeId, name, kind }, at) => (
          <View
            key={prizeId}
            className={styles.cell}
            style={{ transform: `rotate(${at * cell}deg)` }}
            aria-hidden
          >
            <Text className={styles.name}>{name}</Text>
            <Img src={PICTURES[kind]} tone="none" className={styles.picture ?? ''} />
          </View>
        ))}
      </View>
      <View className={styles.pointer} aria-hidden />
      <Tap
        className={styles.start}
        part="draw"
        disabled={draw.busy || drawDisabled(draw)}
        onTap={() => void draw.take()}
      >
        <Text>{draw.busy ? texts.spinning : drawText(draw, texts.verb)}</Text>
      </Tap>
    </View>
  )
})
