import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { onDemand } from '@/components/ui/on-demand'
import { Tap } from '@/components/ui/tap'
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
import { Odds } from '../shared/odds'
import { Proof } from '../shared/proof'
import { Recents } from '../shared/records'
import { Rules } from '../shared/rules'
import { texts as sharedTexts } from '../shared/texts'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { BlindBoxModel, BOXES } from './model'
import { texts } from './texts'

const ResultSheet = onDemand(() => import('../shared/result-sheet').then((part) => part.ResultSheet))

const toRecord = () => navigate('blindBoxRecord')

/** Blind boxes (§2 `/blind-box/lottery`). */
const BlindBox = () => (
  <Gate name={texts.title}>
    <Page />
  </Gate>
)

const Page = observer(function Page() {
  const model = usePageModel((root, scope) => new BlindBoxModel(root, scope))
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

const Standing = observer(function Standing({ model, draws }: { model: BlindBoxModel; draws: Draws }) {
  const { draw } = model
  const { prizes, fallback, rules, day, commitment } = draws
  return (
    <>
      <Turn at={draw.turnsAt} onTurn={() => void draw.load()} />
      <Hero middle title={texts.head} sub={texts.sub} className={styles.hero} />
      <View className={styles.body}>
        <Boxes model={model} draws={draws} />
        <DrawNotices model={draw} />
        <Odds prizes={prizes} fallback={fallback} pictured />
        <Recents list={draw.recents} onAll={toRecord} />
        <Rules list={rules} />
        <Proof model={draw.proof} day={day} commitment={commitment} />
      </View>
      <View className={shared.foot}>{sharedTexts.tomorrow}</View>
    </>
  )
})

const Boxes = observer(function Boxes({ model, draws }: { model: BlindBoxModel; draws: Draws }) {
  const { draw, chosen, opening } = model
  return (
    <Card>
      <View className={styles.boxes} role="radiogroup" aria-label={texts.boxes}>
        {BOXES.map((box) => (
          <Tap
            key={box}
            className={cx(styles.box, box === chosen && styles.on)}
            role="radio"
            checked={box === chosen}
            label={texts.box(box + 1)}
            onTap={() => model.choose(box)}
          >
            <Img
              src="/seed-img/illus/blindbox.svg"
              tone="none"
              className={cx(styles.picture, opening && box === chosen && styles.lift)}
            />
          </Tap>
        ))}
      </View>
      <View className={styles.foot}>
        <View className={styles.chances}>
          <View className={styles.left}>{texts.left(draw.left)}</View>
          <View className={styles.from}>{sharedTexts.chances(draws.chances?.from ?? [])}</View>
        </View>
        <DrawButton model={draw} verb={texts.verb} />
      </View>
    </Card>
  )
})

export default page('blindBox', BlindBox)
