import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { Icon, type IconName } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { CardDetail } from '@/services/card/wallet'
import { MissingCard } from '../shared/missing'
import styles from './index.module.scss'
import { DetailModel } from './model'
import { Hero } from './parts/hero'
import { Addons, Right } from './parts/rights'
import { Sum } from './parts/sums'
import { texts } from './texts'

const FamilySheet = onDemand(() => import('./parts/family-sheet').then((part) => part.FamilySheet))
const LossSheet = onDemand(() => import('./parts/loss-sheet').then((part) => part.LossSheet))

/** One card of the account (§2, cards). */
function Detail() {
  const { cardNum } = useParams('cardDetail')
  const model = usePageModel((root, scope) => new DetailModel(root, scope, cardNum))
  return (
    <View>
      <Header
        variant="page"
        title={texts.title}
        right={<HeaderLink label={texts.rules} onTap={() => navigate('help', { topic: 'card' })} />}
      />
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={3} />}
        missing={<MissingCard />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('cardDetail', { cardNum }) })}
      >
        {(card) => <Standing model={model} card={card} />}
      </LoadableView>
    </View>
  )
}

interface StandingProps {
  model: DetailModel
  card: CardDetail
}

/** Why nothing can be booked with it; '' it can be. */
function closedOf({ state, from, rights }: CardDetail): string {
  if (state === 'early') return texts.earlyFrom(from)
  if (state === 'expired') return texts.expired
  if (state === 'withdrawn') return texts.withdrawn
  if (state === 'lost') return texts.lostTitle
  return rights.some(({ uses }) => uses.left > 0) ? '' : texts.nothingLeft
}

const Standing = observer(function Standing({ model, card }: StandingProps) {
  const { state, rights, ofCompany, addons, quota, balance } = card
  const lost = state === 'lost'
  const closed = closedOf(card)
  return (
    <View className={styles.page}>
      <Hero card={card} />
      {lost ? (
        <Notice round icon="lock" className={styles.notice}>
          {`${texts.lostTitle}。${texts.lostText}`}
        </Notice>
      ) : null}
      {rights.map((right) => (
        <Right key={right.id} right={right} ofCompany={ofCompany} />
      ))}
      <Addons addons={addons} />
      {quota ? <Sum title={texts.quota} note={texts.quotaNote} standing={quota} /> : null}
      {balance ? <Sum title={texts.balance} note={texts.balanceNote} standing={balance} /> : null}
      {lost ? null : <Family model={model} card={card} />}
      {card.hasPassword && !lost ? (
        <Card rows>
          <ListRow
            icon="lock"
            label={texts.password}
            onTap={() => navigate('updatePassword', { cardNum: card.number, from: 'detail' })}
          />
        </Card>
      ) : null}
      <Actions model={model} card={card} />
      {ofCompany ? <View className={styles.foot}>{texts.contact}</View> : null}
      {rights.length > 0 ? (
        <ActionBar>
          <Button block disabled={closed !== ''} onTap={() => model.book()}>
            {closed || texts.book}
          </Button>
        </ActionBar>
      ) : null}
      <FamilySheet open={model.familyOpen} model={model} card={card} />
      <LossSheet open={model.loss.open} loss={model.loss} card={card} />
    </View>
  )
})

/** The family's share, where there is one. */
const Family = observer(function Family({ model, card }: StandingProps) {
  const { rights, family, familyLeft } = card
  const shared = rights.find(({ relations }) => relations.length > 0)
  if (!shared) return null
  const note =
    family.length > 0
      ? texts.named(family.map(({ name }) => name).join('、'))
      : texts.familyOf(shared.relations.join('或'), shared.familyAgeMin)
  return (
    <Card rows>
      <ListRow
        icon="users"
        label={texts.family(family.length + familyLeft)}
        note={note}
        onTap={() => model.openFamily()}
      />
    </Card>
  )
})

/** What can be done about the card; a lost one can be found alone. */
const Actions = observer(function Actions({ model, card }: StandingProps) {
  const { loss } = model
  const lost = card.state === 'lost'
  return (
    <Card rows>
      <View className={styles.actions}>
        <Action
          icon="clock"
          text={texts.history}
          onTap={() => navigate('cardHistory', { cardNum: card.number })}
        />
        {lost ? (
          <Action icon="lock" text={texts.found} onTap={() => loss.askFound()} />
        ) : (
          <>
            <Action icon="lock" text={texts.loss} onTap={() => loss.ask('lose')} />
            <Action icon="minus" text={texts.unbind} onTap={() => loss.ask('leave')} />
          </>
        )}
      </View>
    </Card>
  )
})

function Action({ icon, text, onTap }: { icon: IconName; text: string; onTap: () => void }) {
  return (
    <Tap className={styles.action} onTap={onTap}>
      <Icon name={icon} size={20} />
      <Text className={styles.actionText}>{text}</Text>
    </Tap>
  )
}

export default page('cardDetail', Detail)
