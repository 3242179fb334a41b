import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { minuteOf } from '@/domain/date'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import type { Membership } from '@/services/activity/members'
import { Rules } from '../shared/rules'
import { ShareTap } from '../shared/share-tap'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { MemberModel } from './model'
import { Worth } from './parts/worth'
import { texts } from './texts'

/** The membership (§2 `/88member`): what it gives, whether it is worth it, and when not to buy it. */
function Member88() {
  const model = usePageModel((root, scope) => new MemberModel(root, scope))
  usePullDown(model.load)
  const actions = [
    { text: texts.toHome, onTap: () => navigate('home') },
    { text: texts.toShop, onTap: () => navigate('shop') }
  ]
  return (
    <View className={styles.page}>
      <LoadableView
        value={model.request.loadable}
        head={(drawn) => (
          <HeroHeader title={texts.title} drawn={drawn} pale right={<ShareTap name="member88" />} />
        )}
        missing={<Empty title={texts.missing} text={texts.missingText} actions={actions} />}
        onRetry={() => void model.load()}
      >
        {(member) => <Standing model={model} member={member} />}
      </LoadableView>
    </View>
  )
}

interface StandingProps {
  model: MemberModel
  member: Membership
}

const Standing = observer(function Standing({ model, member }: StandingProps) {
  const { refund, endAt, rules, refundDays } = member
  const asked = [
    [texts.renewAsk, texts.renewAnswer],
    [texts.refundAsk, texts.refundAnswer(refundDays)],
    [texts.familyAsk, texts.familyAnswer]
  ] as const
  return (
    <>
      <Turn at={refund?.until ?? endAt} onTurn={() => void model.load()} />
      <Head member={member} />
      {refund ? (
        <Card>
          <View className={styles.back}>
            <Text>{texts.refundUntil(minuteOf(refund.until))}</Text>
            <Button size="sm" kind="line" onTap={() => navigate('refund', { orderNum: refund.orderNum })}>
              {texts.refund}
            </Button>
          </View>
        </Card>
      ) : null}
      <Benefits member={member} />
      {member.state === 'none' ? <Worth member={member} onLogin={() => model.login()} /> : null}
      <Card title={texts.questions}>
        <View role="list">
          {asked.map(([ask, answer]) => (
            <View key={ask} className={styles.asked} role="listitem">
              <View className={styles.ask}>{ask}</View>
              <View className={styles.quiet}>{answer}</View>
            </View>
          ))}
        </View>
      </Card>
      <Rules title={texts.rules} list={rules} />
      <Bar model={model} member={member} />
    </>
  )
})

/** In gold: what one visit saves, or until when it runs and what it has saved. */
function Head({ member }: { member: Membership }) {
  const { name, example, percent, state, endAt, savedFen, savedOrders } = member
  const own = state !== 'none' && endAt !== null
  const title = own
    ? texts.headMember(endAt)
    : example
      ? texts.headSaves(example.usualFen - example.fen)
      : texts.headRate(percent)
  const note = own
    ? texts.headSaved(savedFen, savedOrders)
    : example
      ? texts.headNote(example.name, example.usualFen, percent)
      : ''
  return (
    <View className={styles.top}>
      <View className={styles.head}>
        <View className={styles.rings} aria-hidden />
        <View className={styles.name}>
          <Icon name="starF" size={22} tone="gold" />
          <Text className={styles.word}>{name}</Text>
        </View>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        {note ? <View className={styles.note}>{note}</View> : null}
      </View>
    </View>
  )
}

function Benefits({ member: { percent, kindNames } }: { member: Membership }) {
  const rows: readonly [IconName, string, string, string][] = [
    ['ticket', texts.all(percent), texts.allNote(kindNames), texts.allMore],
    ['users', texts.family, texts.familyNote, texts.familyMore],
    ['wallet', texts.coupons, texts.couponsNote, texts.couponsMore]
  ]
  return (
    <Card title={texts.benefits}>
      <View role="list">
        {rows.map(([icon, name, note, more]) => (
          <View key={name} className={styles.benefit} role="listitem">
            <View className={styles.icon} aria-hidden>
              <Icon name={icon} size={22} tone="gold" />
            </View>
            <View className={styles.main}>
              <View className={styles.ask}>{name}</View>
              <View className={styles.text}>{note}</View>
              <View className={styles.quiet}>{more}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}

function Bar({ model, member }: StandingProps) {
  const { state, priceFen, endAt } = member
  if (state === 'member') {
    return (
      <ActionBar>
        <Button block onTap={() => navigate('shop')}>
          {texts.use}
        </Button>
      </ActionBar>
    )
  }
  const renews = state === 'renewable' && endAt !== null
  return (
    <ActionBar
      left={
        <View>
          <View className={styles.fee}>
            <Price fen={priceFen} />
            <Text className={styles.quiet}>{texts.perYear}</Text>
          </View>
          <View className={styles.quiet}>{renews ? texts.renewNote(endAt) : texts.noAuto}</View>
        </View>
      }
    >
      <Button block part="member" onTap={() => model.buy(member)}>
        {renews ? texts.renew : texts.buy}
      </Button>
    </ActionBar>
  )
}

export default page('member88', Member88)
