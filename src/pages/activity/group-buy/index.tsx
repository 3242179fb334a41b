import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useShareCard } from '@/routes/share-card'
import { usePageModel } from '@/routes/use-page-model'
import type { Groups } from '@/services/activity/groups'
import { Frame } from '../shared/frame'
import { Offered, Prices } from '../shared/offered'
import { Rules } from '../shared/rules'
import { ShareTap } from '../shared/share-tap'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { GroupBuyModel } from './model'
import { Own } from './parts/own'
import { Steps } from './parts/steps'
import { Waiting } from './parts/waiting'
import { texts } from './texts'

/** Buying together (§2 `/group-buy`), a group by its link. */
function GroupBuy() {
  const { groupId } = useParams('groupBuy')
  return <Page key={groupId ?? ''} groupId={groupId} />
}

const Page = observer(function Page({ groupId }: { groupId: string | undefined }) {
  const model = usePageModel((root, scope) => new GroupBuyModel(root, scope, groupId))
  useShareCard(model.card)
  return (
    <Frame
      title={texts.title}
      right={<ShareTap name="groupBuy" card={model.card} />}
      value={model.request.loadable}
      missing={<Missing byLink={groupId !== undefined} />}
      load={model.load}
    >
      {(groups) => <Standing model={model} groups={groups} />}
    </Frame>
  )
})

function Missing({ byLink }: { byLink: boolean }) {
  const toHome = { text: texts.toHome, onTap: () => navigate('home') }
  if (!byLink) return <Empty title={texts.noneYet} actions={[toHome]} />
  const toCurrent = { text: texts.toCurrent, onTap: () => navigate('groupBuy', {}, { replace: true }) }
  return <Empty title={texts.missing} text={texts.missingText} actions={[toHome, toCurrent]} />
}

interface StandingProps {
  model: GroupBuyModel
  groups: Groups
}

const Standing = observer(function Standing({ model, groups }: StandingProps) {
  return (
    <View className={styles.page}>
      <Turn at={model.turnsAt} onTurn={() => void model.load()} />
      <Product groups={groups} />
      <Own model={model} groups={groups} />
      <Steps size={groups.size} />
      <Waiting model={model} groups={groups} />
      <Rules list={groups.rules} />
      <Bar model={model} groups={groups} />
    </View>
  )
})

function Product({ groups: { product, priceFen, usualFen, size } }: { groups: Groups }) {
  const corner = (
    <Tag tone="fill" className={styles.size}>
      {texts.size(size)}
    </Tag>
  )
  return (
    <Offered product={product} part="group" picture={styles.picture} corner={corner} eager>
      <Prices fen={priceFen} usualFen={usualFen} className={styles.price}>
        <Text className={styles.alone}>{texts.alone}</Text>
      </Prices>
      <View className={styles.saved}>{texts.saved(usualFen - priceFen)}</View>
    </Offered>
  )
}

const Bar = observer(function Bar({ model, groups }: StandingProps) {
  const { act, group, busy } = model
  const { priceFen, usualFen, product, startAt } = groups
  const { buttons } = texts
  const said = {
    login: buttons.login,
    start: buttons.start(priceFen),
    join: buttons.join(priceFen),
    order: buttons.order,
    pay: buttons.pay,
    invite: buttons.invite(group?.missing ?? 0),
    view: buttons.view,
    soon: buttons.soon(startAt),
    ended: buttons.ended
  }
  const alone = () => navigate('selling', { type: product.kind, id: product.productCode })
  return (
    <ActionBar
      left={
        <Button kind="text" size="md" onTap={alone}>
          {texts.alone}
          <Price fen={usualFen} size="xs" tone="ink" />
        </Button>
      }
    >
      <Button
        block
        loading={busy}
        disabled={act === 'soon' || act === 'ended'}
        part="group"
        onTap={() => model.next()}
      >
        {said[act]}
      </Button>
    </ActionBar>
  )
})

export default page('groupBuy', GroupBuy)
