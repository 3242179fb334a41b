import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { onDemand } from '@/components/ui/on-demand'
import { latePage } from '@/routes/late'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { Draws } from '@/services/activity/draws'
import shared from '../shared/draw.module.scss'
import { DrawNotices } from '../shared/draw-notices'
import { DrawScreen } from '../shared/draw-screen'
import { Gate } from '../shared/gate'
import { Hero } from '../shared/hero'
import { Odds } from '../shared/odds'
import { Proof } from '../shared/proof'
import { Recents } from '../shared/records'
import { Rules } from '../shared/rules'
import { texts as sharedTexts } from '../shared/texts'
import { Turn } from '../shared/turn'
import { LotteryModel } from './model'
import { Wheel } from './parts/wheel'
import { texts } from './texts'

const ResultSheet = onDemand(() => import('../shared/result-sheet').then((part) => part.ResultSheet))

const toRecord = () => navigate('lotteryRecord')

/** The turntable (§2 `/turntable/lottery`). */
const Lottery = () => (
  <Gate name={texts.title}>
    <Page />
  </Gate>
)

const Page = observer(function Page() {
  const model = usePageModel((root, scope) => new LotteryModel(root, scope))
  const { draw } = model
  return (
    <DrawScreen
      title={texts.title}
      draw={draw}
      toRecord={toRecord}
      sheet={<ResultSheet open={draw.resultOpen} model={draw} />}
    >
      {(draws) => <Standing model={model} draws={draws} />}
    </DrawScreen>
  )
})

const Standing = observer(function Standing({ model, draws }: { model: LotteryModel; draws: Draws }) {
  const { draw } = model
  const { chances, prizes, fallback, rules, day, commitment } = draws
  return (
    <>
      <Turn at={draw.turnsAt} onTurn={() => void draw.load()} />
      <Hero
        middle
        title={chances ? texts.left(chances.left) : texts.guest}
        sub={chances ? sharedTexts.chances(chances.from) : sharedTexts.guest}
      >
        <Wheel model={model} prizes={prizes} />
      </Hero>
      <View className={shared.body}>
        <DrawNotices model={draw} />
        <Odds prizes={prizes} fallback={fallback} />
        <Rules list={[...texts.shown, ...rules]} />
        <Proof model={draw.proof} day={day} commitment={commitment} />
        <Recents list={draw.recents} onAll={toRecord} />
      </View>
      <View className={shared.foot}>{sharedTexts.tomorrow}</View>
    </>
  )
})

export default latePage('lottery', Lottery)
