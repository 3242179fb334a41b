import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { onDemand } from '@/components/ui/on-demand'
import { latePage } from '@/routes/late'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { Board as BoardOf, Draws } from '@/services/activity/draws'
import shared from '../shared/draw.module.scss'
import { DrawNotices } from '../shared/draw-notices'
import { DrawScreen } from '../shared/draw-screen'
import { Gate } from '../shared/gate'
import { Hero } from '../shared/hero'
import { Odds } from '../shared/odds'
import { Proof } from '../shared/proof'
import { creditOf, wayTo } from '../shared/result'
import { Rules } from '../shared/rules'
import { texts as sharedTexts } from '../shared/texts'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { MonopolyModel } from './model'
import { Board } from './parts/board'
import { Legend } from './parts/legend'
import { texts } from './texts'

const QuizSheet = onDemand(() => import('./parts/quiz-sheet').then((part) => part.QuizSheet))

const toRecord = () => navigate('lotteryRecord', { sort: 'monopoly' })

/** The board (§2 `/turntable/monopolyGame`). */
const MonopolyGame = () => (
  <Gate name={texts.title}>
    <Page />
  </Gate>
)

const Page = observer(function Page() {
  const model = usePageModel((root, scope) => new MonopolyModel(root, scope))
  const { draw, quiz } = model
  return (
    <DrawScreen
      title={texts.title}
      draw={draw}
      toRecord={toRecord}
      sheet={<QuizSheet open={quiz.open} model={quiz} />}
    >
      {(draws) => (draws.board ? <Standing model={model} draws={draws} board={draws.board} /> : null)}
    </DrawScreen>
  )
})

interface StandingProps {
  model: MonopolyModel
  draws: Draws
  board: BoardOf
}

const Standing = observer(function Standing({ model, draws, board }: StandingProps) {
  const { draw } = model
  const { prizes, fallback, rules, day, commitment } = draws
  return (
    <>
      <Turn at={draw.turnsAt} onTurn={() => void draw.load()} />
      <Hero title={texts.head} sub={texts.sub(board.cells.length)} className={styles.hero} />
      <View className={styles.body}>
        <Board model={model} board={board} />
        <DrawNotices model={draw} />
        <Got model={model} board={board} />
        <Legend />
        <Odds prizes={prizes} fallback={fallback} />
        <Rules list={rules} />
        <Proof model={draw.proof} day={day} commitment={commitment} />
      </View>
      <View className={shared.foot}>{sharedTexts.tomorrow}</View>
    </>
  )
})

/** The coupon of the last throw. */
const Got = observer(function Got({ model, board }: Pick<StandingProps, 'model' | 'board'>) {
  const { won, draw } = model
  const { result } = draw
  if (won === null || !result) return null
  const way = wayTo(result)
  return (
    <Card>
      <View className={styles.got} role="status">
        <Img src="/seed-img/illus/ticket.svg" tone="apricot" round="12" className={styles.ticket} />
        <View className={styles.words}>
          <View className={styles.name}>{texts.got(board.cells[won]?.name ?? '')}</View>
          <View className={styles.quiet}>{creditOf(result)}</View>
        </View>
        {way ? (
          <Button kind="soft" size="sm" onTap={() => way.go()}>
            {texts.look}
          </Button>
        ) : null}
      </View>
    </Card>
  )
})

export default latePage('monopolyGame', MonopolyGame)
