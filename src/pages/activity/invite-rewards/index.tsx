import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { thresholdOf } from '@/components/coupon/labels'
import { useCanShare } from '@/components/share/use-can-share'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { useShareCard } from '@/routes/share-card'
import { usePageModel } from '@/routes/use-page-model'
import type { Invites } from '@/services/activity/awards'
import { Hero } from '../shared/hero'
import { Rules } from '../shared/rules'
import styles from './index.module.scss'
import { InviteModel } from './model'
import { People } from './parts/people'
import { texts } from './texts'

const QrSheet = onDemand(() => import('./parts/qr-sheet').then((part) => part.QrSheet))

/** What comes of inviting a friend (§2 `/invite-rewards`). */
function InviteRewards() {
  const model = usePageModel((root, scope) => new InviteModel(root, scope))
  const toHome = { text: texts.toHome, onTap: () => navigate('home') }
  usePullDown(model.load)
  useShareCard(model.card)
  return (
    <View className={styles.page}>
      <LoadableView
        value={model.request.loadable}
        head={(drawn) => <HeroHeader title={texts.title} drawn={drawn} />}
        missing={<Empty title={texts.missing} text={texts.missingText} actions={[toHome]} />}
        onRetry={() => void model.load()}
        onLogin={() => model.login()}
      >
        {(invites) => <Standing model={model} invites={invites} />}
      </LoadableView>
      <QrSheet open={model.qrOpen} model={model} />
    </View>
  )
}

interface StandingProps {
  model: InviteModel
  invites: Invites
}

const Standing = observer(function Standing({ model, invites }: StandingProps) {
  const { state, reward, friendReward, rules } = invites
  return (
    <>
      <Hero
        title={texts.head}
        sub={texts.sub(friendReward.name, reward.name)}
        art="/seed-img/illus/invite.svg"
        className={styles.hero}
      />
      <View className={styles.sheet}>
        {state === 'open' ? (
          <Ways model={model} />
        ) : (
          <Notice round icon="info" className={styles.notice}>
            {texts[state]}
          </Notice>
        )}
        <Card title={texts.how}>
          <View className={styles.steps} role="list">
            {texts.steps(friendReward.name, reward.name).map(({ name, note }, at) => (
              <View key={name} className={styles.step} role="listitem">
                <View className={styles.no} aria-hidden>
                  {at + 1}
                </View>
                <View className={styles.name}>{name}</View>
                <View className={styles.quiet}>{note}</View>
              </View>
            ))}
          </View>
          <View className={styles.level}>{texts.level}</View>
        </Card>
        <People invites={invites} />
        <Rules title={texts.rules} list={rules} />
        <View className={styles.foot}>
          {texts.reward(reward.scope, thresholdOf(reward), reward.validDays)}
        </View>
      </View>
    </>
  )
})

/** The link, and the ways in which it is passed on. */
const Ways = observer(function Ways({ model }: { model: InviteModel }) {
  const canShare = useCanShare()
  return (
    <Card>
      <View className={styles.link}>
        <View className={styles.quiet}>{texts.link}</View>
        <View className={styles.url}>
          <Text>{model.url}</Text>
        </View>
      </View>
      <View className={styles.ways}>
        {canShare ? <Way icon="share" text={texts.share} onTap={() => void model.share()} /> : null}
        <Way icon="qr" text={texts.qr} onTap={() => model.setQr(true)} />
        <Way icon="copy" text={texts.copy} onTap={() => void model.copy()} />
      </View>
    </Card>
  )
})

function Way({ icon, text, onTap }: { icon: IconName; text: string; onTap: () => void }) {
  return (
    <Tap className={styles.way} onTap={onTap}>
      <View className={styles.icon} aria-hidden>
        <Icon name={icon} size={24} />
      </View>
      <Text>{text}</Text>
    </Tap>
  )
}

export default page('inviteRewards', InviteRewards)
