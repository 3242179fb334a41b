import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { lowerThanPair } from '@/domain/activity/texts'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useShareCard } from '@/routes/share-card'
import { usePageModel } from '@/routes/use-page-model'
import type { PairPage } from '@/services/activity/pairs'
import { Frame } from '../shared/frame'
import { Offered, Prices } from '../shared/offered'
import { Rules } from '../shared/rules'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { MakeUpModel } from './model'
import { People } from './parts/people'
import { texts } from './texts'

/** Two who buy together (§2 `/make-up`): the second is of the family, or comes by the link. */
function MakeUp() {
  const { activityId, productCode, pairId } = useParams('makeUp')
  return (
    <Page
      key={`${activityId}|${pairId ?? ''}`}
      activityId={activityId}
      productCode={productCode}
      pairId={pairId}
    />
  )
}

interface PageProps {
  activityId: string
  productCode: string | undefined
  pairId: string | undefined
}

const Page = observer(function Page({ activityId, productCode, pairId }: PageProps) {
  const model = usePageModel(
    (root, scope) => new MakeUpModel(root, scope, { activityId, productCode, pairId })
  )
  useShareCard(model.card)
  const actions = [
    { text: texts.toHome, onTap: () => navigate('home') },
    ...(pairId
      ? [{ text: texts.toOwn, onTap: () => navigate('makeUp', { activityId }, { replace: true }) }]
      : [])
  ]
  return (
    <Frame
      title={texts.title}
      value={model.request.loadable}
      missing={<Empty title={texts.missing} text={texts.missingText} actions={actions} />}
      load={model.load}
    >
      {(shown) => <Standing model={model} page={shown} />}
    </Frame>
  )
})

interface StandingProps {
  model: MakeUpModel
  page: PairPage
}

const Standing = observer(function Standing({ model, page: shown }: StandingProps) {
  return (
    <View className={styles.page}>
      <Turn at={model.turnsAt} onTurn={() => void model.load()} />
      <Offered product={shown.product} part="pair" picture={styles.picture} eager>
        <Prices fen={shown.priceFen} usualFen={null} className={styles.price} />
      </Offered>
      {model.lowerFen === null ? null : (
        <Notice round icon="info" className={styles.notice}>
          {lowerThanPair(model.lowerFen)}
        </Notice>
      )}
      <People model={model} page={shown} />
      <Rules title={texts.rules} list={[...shown.rules, texts.own]} />
      <Bar model={model} page={shown} />
    </View>
  )
})

const IDLE = ['missing', 'waiting', 'soon', 'ended']

const Bar = observer(function Bar({ model, page }: StandingProps) {
  const { priceFen, eachFen, startAt } = page

  const { act, busy } = model
  const { buttons } = texts
  const said = { ...buttons, join: texts.join, soon: buttons.soon(startAt) }
  return (
    <ActionBar
      left={
        <View>
          <Price fen={model.lowerFen ?? priceFen} exact />
          <View className={styles.each}>
            <Text>{model.lowerFen === null ? texts.each(eachFen) : texts.alone}</Text>
          </View>
        </View>
      }
    >
      <Button block loading={busy} disabled={IDLE.includes(act)} part="pair" onTap={() => model.next()}>
        {said[act]}
      </Button>
    </ActionBar>
  )
})

export default page('makeUp', MakeUp)
