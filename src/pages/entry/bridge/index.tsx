import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { TwoSides } from '@/components/account/two-sides'
import { Button } from '@/components/ui/button'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { CHANNEL, channelOf } from '@/contract/channels'
import { currentDoor } from '@/platform/door'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { BridgeModel } from './model'
import { SILENT } from './silent'
import { targetOf } from './target'
import { texts } from './texts'

const toHome = () => navigate('home')

/** By hand, for who does not wait; after a while the main thing on the page. */
const WayOn = observer(function WayOn({ model }: { model: BridgeModel }) {
  const kind = model.late ? 'primary' : 'soft'
  if (model.state !== 'leading') {
    return (
      <Button kind={kind} onTap={model.logInByHand}>
        {texts.logIn}
      </Button>
    )
  }
  return model.late ? (
    <Button kind={kind} onTap={toHome}>
      {texts.home}
    </Button>
  ) : null
})

/** What other hosts open (§2): it leads on to the page that its address names. */
function Bridge() {
  const { session, urlHosts } = useRoot()
  const { url, source } = useParams('loading')
  const channel = channelOf(source) ?? Number(session.comefrom)
  const target = targetOf(url, urlHosts)
  const toLogin = () => navigate('authorize', { url: target.path, notice: '1' }, { replace: true })
  const model = usePageModel(
    (root, scope) =>
      new BridgeModel(
        root,
        scope,
        target,
        { appLogin: () => currentDoor().chrome.login(root.session, toLogin), toLogin },
        SILENT[channel]
      )
  )
  if (model.state === 'offline') {
    const actions = [
      { text: texts.home, kind: 'line', onTap: toHome },
      { text: texts.again, onTap: () => void model.start() }
    ] as const
    return (
      <View>
        <Header />
        <View role="alert">
          <Empty scene="emptyNet" title={texts.offline} actions={actions} />
        </View>
      </View>
    )
  }
  return (
    <View className={styles.page}>
      <Header variant="page" />
      <View className={styles.middle}>
        <TwoSides host={channel === CHANNEL.bank ? 'bank' : 'user'} />
        <View role="status">
          <View className={styles.title} role="heading" aria-level="1">
            {texts.title}
          </View>
          <View className={styles.note}>{model.state === 'leading' ? texts.leading : texts.guest}</View>
        </View>
        <View className={styles.track} aria-hidden>
          <View className={styles.bar} />
        </View>
        <WayOn model={model} />
      </View>
      {model.state !== 'leading' && <View className={styles.foot}>{texts.foot}</View>}
    </View>
  )
}

export default page('loading', Bridge)
