import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { CardChoice } from '@/services/card/people'
import type { CardDetail } from '@/services/card/wallet'
import { MissingCard } from '../missing'
import { cardTexts } from '../texts'
import { ChoiceRow } from './choice-row'
import styles from './index.module.scss'
import { ChooseModel, type ChooseParams } from './model'
import { People } from './people'
import { texts } from './texts'

interface ChooseProps extends ChooseParams {
  title: string
  /** Where login leads back to. */
  url: string
}

/** For whom a card is used, and what is booked with it. */
export const Choose = observer(function Choose({ title, url, ...params }: ChooseProps) {
  const model = usePageModel((root, scope) => new ChooseModel(root, scope, params))
  return (
    <View>
      <Header
        title={title}
        right={<HeaderLink label={texts.rules} onTap={() => navigate('help', { topic: 'card' })} />}
      />
      <LoadableView
        value={model.request.loadable}
        missing={<MissingCard />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url })}
      >
        {({ card }) => <Standing model={model} card={card} />}
      </LoadableView>
    </View>
  )
})

interface StandingProps {
  model: ChooseModel
  card: CardDetail
}

const Standing = observer(function Standing({ model, card }: StandingProps) {
  const { number, tail, company, name, until, ofCompany, state, from } = card
  const closed =
    state === 'live' ? '' : state === 'early' ? cardTexts.earlyFrom(from) : cardTexts.states[state]
  const toCard = () => navigate('cardDetail', { cardNum: number })
  return (
    <View className={styles.page}>
      <View className={styles.card}>
        <View className={styles.about}>
          <View className={styles.name}>{company || name}</View>
          <View className={styles.quiet}>{texts.of(tail, until, ofCompany)}</View>
        </View>
        <MoreLink text={texts.another} onTap={() => navigate('cardService')} />
      </View>
      <People model={model} title={ofCompany ? texts.who : texts.whoPersonal} />
      {closed ? (
        <Notice round icon="warnC" className={styles.notice}>
          {texts.closed(closed)}
        </Notice>
      ) : null}
      {model.person ? (
        <LoadableView
          value={model.choices.loadable}
          skeleton={<SkeletonList rows={2} />}
          onRetry={() => void model.loadChoices(true)}
        >
          {() => <Packages model={model} card={card} />}
        </LoadableView>
      ) : (
        <Empty
          title={texts.nobody}
          text={texts.nobodyText}
          actions={[{ text: texts.toCard, onTap: toCard }]}
        />
      )}
      <Bar model={model} closed={closed !== ''} />
    </View>
  )
})

const Packages = observer(function Packages({ model, card }: StandingProps) {
  const { included, upgrades, chosen } = model
  if (included.length + upgrades.length === 0) return <Empty title={texts.none} text={texts.noneText} />
  const rule = card.rights.find(({ id }) => id === included[0]?.rightId)?.rule ?? ''
  const row = (choice: CardChoice) => (
    <ChoiceRow
      key={`${choice.rightId} ${choice.comboId}`}
      choice={choice}
      chosen={choice === chosen}
      ofCompany={card.ofCompany}
      onChoose={() => model.choose(choice)}
      {...(choice.way === 'included' ? {} : { onCompare: () => model.compare(choice) })}
    />
  )
  return (
    <>
      <Card
        title={card.ofCompany ? texts.one : texts.included}
        extra={<View className={styles.quiet}>{texts.pick(rule)}</View>}
      >
        <View role="radiogroup" aria-label={texts.one}>
          {included.map(row)}
        </View>
      </Card>
      {upgrades.length > 0 ? (
        <>
          <Card title={texts.upgrades} extra={<View className={styles.quiet}>{texts.upgradesNote}</View>}>
            <View role="radiogroup" aria-label={texts.upgrades}>
              {upgrades.map(row)}
            </View>
          </Card>
          <View className={styles.foot}>{texts.upgradeNote}</View>
        </>
      ) : null}
      {model.person?.holder ? <Together card={card} /> : null}
    </>
  )
})

/** What the company pays besides. */
function Together({ card: { addons, quota } }: Pick<StandingProps, 'card'>) {
  if (addons.length === 0 && !quota) return null
  return (
    <Card title={texts.together} rows>
      {addons.map(({ id, name, required, most }) => (
        <ListRow
          key={id}
          icon={required ? 'checkC' : 'plus'}
          iconTone={required ? 'primary' : 'ink2'}
          label={name}
          value={required ? texts.chooseNext(most) : texts.chooseUpTo(most)}
        />
      ))}
      {quota ? (
        <ListRow icon="wallet" label={texts.quota} value={texts.quotaLeft(formatYuan(quota.left))} />
      ) : null}
    </Card>
  )
}

const Bar = observer(function Bar({ model, closed }: { model: ChooseModel; closed: boolean }) {
  const { chosen, person, choices } = model
  const payFen = chosen?.payFen ?? 0
  return (
    <ActionBar
      left={
        chosen && person ? (
          <ActionSum
            label={texts.youPay}
            amount={<Price fen={payFen} exact />}
            spoken={formatYuan(payFen)}
            note={texts.sum(chosen.name, person.name)}
            calculating={choices.loading}
          />
        ) : undefined
      }
    >
      <Button block disabled={closed || !chosen || !person} onTap={() => model.next()}>
        {texts.next}
      </Button>
    </ActionBar>
  )
})
