import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Draws } from '@/services/activity/draws'
import shared from '../shared/draw.module.scss'
import { DrawButton } from '../shared/draw-button'
import { DrawNotices } from '../shared/draw-notices'
import { DrawScreen } from '../shared/draw-screen'
import { Gate } from '../shared/gate'
import { Hero } from '../shared/hero'
import { Proof } from '../shared/proof'
import { Recents } from '../shared/records'
import { Rules } from '../shared/rules'
import { texts as sharedTexts } from '../shared/texts'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { RedPacketModel } from './model'
import { Game } from './parts/game'
import { Result } from './parts/result'
import { texts } from './texts'

const toRecord = () => navigate('lotteryRecord', { sort: 'redPacket' })

/** Red packets (§2 `/red-packet-game`). */
const RedPacketGame = () => (
  <Gate name={texts.title}>
    <Page />
  </Gate>
)

const Page = observer(function Page() {
  const model = usePageModel((root, scope) => new RedPacketModel(root, scope))
  const { draw, phase } = model
  const playing = phase === 'ready' || phase === 'rain' || phase === 'choose'
  return (
    <DrawScreen
      title={texts.title}
      draw={draw}
      toRecord={toRecord}
      onQuit={playing ? () => model.quit() : null}
    >
      {(draws) => (playing ? <Game model={model} draws={draws} /> : <Standing model={model} draws={draws} />)}
    </DrawScreen>
  )
})

const Standing = observer(function Standing({ model, draws }: { model: RedPacketModel; draws: Draws }) {
  const { draw, phase } = model
  const { rain, rules, day, commitment } = draws
  return (
    <>
      <Turn at={draw.turnsAt} onTurn={() => void draw.load()} />
      {phase === 'result' ? (
        <Result model={model} />
      ) : (
        <>
          <Hero
            middle
            title={texts.head(draw.left)}
            sub={texts.seconds(model.seconds)}
            seal="/seed-img/illus/redpacket.svg"
          />
          <View className={styles.start}>
            <DrawNotices model={draw} />
            <View className={styles.button}>
              <DrawButton model={draw} block verb={texts.start} onDraw={() => model.start()} />
            </View>
          </View>
        </>
      )}
      {rain ? <Rules title={texts.clear} list={texts.say(rain.minFen, rain.maxFen)} /> : null}
      <Rules list={rules} />
      <Proof model={draw.proof} day={day} commitment={commitment} />
      <Recents list={draw.recents} onAll={toRecord} />
      <View className={shared.foot}>{sharedTexts.tomorrow}</View>
    </>
  )
})

export default page('redPacketGame', RedPacketGame)
