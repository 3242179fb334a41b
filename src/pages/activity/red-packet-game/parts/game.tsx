import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { HeaderRoom } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { Draws } from '@/services/activity/draws'
import { FALL_S, type Packet, type RedPacketModel } from '../model'
import { texts } from '../texts'
import styles from './game.module.scss'

const PICTURE = '/seed-img/illus/redpacket.svg'
const THREE = [1, 2, 3] as const
const TILTS = [styles.left, styles.right, styles.upright]

interface GameProps {
  model: RedPacketModel
  draws: Draws
}

/** The game itself: it can be paused, left, and passed over, and is nothing but a game. */
export const Game = observer(function Game({ model, draws }: GameProps) {
  const { phase, paused, draw } = model
  const { rain } = draws
  return (
    <View className={styles.ground}>
      <View className={styles.top}>
        <HeaderRoom />
      </View>
      {phase === 'choose' ? <Choose model={model} /> : <Rain model={model} />}
      <View className={styles.foot}>
        {rain ? (
          <View className={styles.say}>
            <Text className={styles.pill}>{texts.amounts(rain.minFen, rain.maxFen)}</Text>
          </View>
        ) : null}
        {paused ? (
          <Button block onTap={() => model.goOn()}>
            {texts.goOn}
          </Button>
        ) : null}
        {phase === 'rain' ? (
          <Button block kind="line" loading={draw.busy} onTap={() => void model.finish()}>
            {texts.skip}
          </Button>
        ) : null}
        <Button block kind="text" disabled={draw.busy} onTap={() => model.quit()}>
          {texts.quit}
        </Button>
      </View>
    </View>
  )
})

const Rain = observer(function Rain({ model }: { model: RedPacketModel }) {
  const { phase, left, seconds, tapped, packets, paused } = model
  if (phase === 'ready') {
    return (
      <View className={styles.field} role="status" aria-label={paused ? texts.paused : texts.soon}>
        <View className={styles.count} aria-hidden>
          {texts.count(left)}
        </View>
        {paused ? <View className={styles.paused}>{texts.paused}</View> : null}
      </View>
    )
  }
  return (
    <>
      <View className={styles.board}>
        <View>
          <View className={styles.name}>{texts.rest}</View>
          <View className={styles.sum}>
            <Text className={styles.number}>{left}</Text>
            <Text>{texts.ofAll(seconds)}</Text>
          </View>
        </View>
        <View className={styles.end}>
          <View className={styles.name}>{texts.tapped}</View>
          <View className={styles.sum}>
            <Text className={cx(styles.number, styles.red)}>{tapped}</Text>
            <Text>{texts.pieces}</Text>
          </View>
        </View>
      </View>
      <View className={styles.track} aria-hidden>
        <View className={styles.fill} style={{ width: `${(100 * left) / seconds}%` }} />
      </View>
      <View className={cx(styles.field, paused && styles.still)}>
        {packets.map((packet) => (
          <Falling key={packet.no} model={model} packet={packet} />
        ))}
        {paused ? (
          <View className={styles.paused} role="status">
            {texts.paused}
          </View>
        ) : null}
      </View>
    </>
  )
})

function Falling({ model, packet }: { model: RedPacketModel; packet: Packet }) {
  const { left, tapped } = packet
  return (
    <View className={styles.falling} style={{ left: `${left}%`, animationDuration: `${FALL_S}s` }}>
      {tapped ? (
        <View className={styles.plus} aria-hidden>
          {texts.plus}
        </View>
      ) : (
        <Tap
          className={cx(styles.packet, TILTS[packet.no % TILTS.length])}
          label={texts.packet}
          onTap={() => model.tap(packet)}
        >
          <Img src={PICTURE} tone="none" className={styles.picture} eager />
        </Tap>
      )}
    </View>
  )
}

/** With less movement asked for: three that stand still. */
const Choose = observer(function Choose({ model }: { model: RedPacketModel }) {
  const { busy } = model.draw
  return (
    <View className={styles.choose}>
      <View className={styles.head} role="heading" aria-level="2">
        {busy ? texts.opening : texts.choose}
      </View>
      <View className={styles.name}>{texts.chooseText}</View>
      <View className={styles.three}>
        {THREE.map((no) => (
          <Tap
            key={no}
            className={styles.one}
            label={texts.box(no)}
            disabled={busy}
            onTap={() => void model.finish()}
          >
            <Img src={PICTURE} tone="none" className={styles.large} eager />
          </Tap>
        ))}
      </View>
    </View>
  )
})
