import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { Icon, type IconName } from '@/components/ui/icon'
import { Listed } from '@/components/listed'
import { Empty, LoginRequired } from '@/components/ui/page-state'
import { Tabs } from '@/components/ui/tabs'
import { Tap } from '@/components/ui/tap'
import { kindOfCategory } from '@/domain/kinds'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Message, MessageCategory } from '@/services/account/messages'
import styles from './index.module.scss'
import { MessageModel } from './model'
import { texts } from './texts'

const ICONS: Readonly<Record<MessageCategory, IconName>> = {
  order: 'calcheck',
  report: 'report',
  activity: 'ticket'
}

function Messages() {
  const model = usePageModel((root, scope) => new MessageModel(root, scope))
  useReachBottom(() => void model.loadMore())
  usePullDownRefresh(() => void model.load().finally(() => host.stopRefresh()))
  const toLogin = () => navigate('authorize', { url: '/message' })
  const unread = model.request.value?.unread.all ?? 0
  return (
    <View className={styles.page}>
      <Header
        title={texts.title}
        {...(unread > 0
          ? { right: <HeaderLink label={texts.readAll} onTap={() => void model.readAll()} /> }
          : {})}
      />
      {model.guest ? (
        <LoginRequired text={texts.loginHint} onLogin={toLogin} />
      ) : (
        <>
          <Tabs items={model.tabs} active={model.tab} label={texts.tabs} onChange={model.select} />
          <LoadableView
            value={model.request.loadable}
            isEmpty={({ list }) => list.length === 0}
            empty={<Empty scene="emptyMsg" title={texts.empty} text={texts.emptyHint} />}
            onRetry={() => void model.load()}
            onLogin={toLogin}
          >
            {({ hasMore }) => <List model={model} hasMore={hasMore} />}
          </LoadableView>
        </>
      )}
    </View>
  )
}

const List = observer(function List({ model, hasMore }: { model: MessageModel; hasMore: boolean }) {
  return (
    <>
      <Listed count={model.request.value?.list.length ?? 0} more={hasMore} />
      {model.sections.map(({ title, list, when }) => (
        <View key={title}>
          <View className={styles.day} role="heading" aria-level="2">
            {title}
          </View>
          <Card flush>
            <View role="list">
              {list.map((message) => (
                <Row key={message.id} message={message} model={model} when={when(message.at)} />
              ))}
            </View>
          </Card>
        </View>
      ))}
      {hasMore ? (
        <Tap className={styles.end} onTap={() => void model.loadMore()}>
          {model.more === 'failed' ? texts.moreFailed : model.more === 'loading' ? texts.loading : texts.more}
        </Tap>
      ) : (
        <View className={styles.end}>{texts.end}</View>
      )}
    </>
  )
})

function Row({ message, model, when }: { message: Message; model: MessageModel; when: string }) {
  const { category, title, text, orderNum, orderType, isRead } = message
  const open = () => {
    model.open(message)
    if (category === 'report') navigate('myReport')
    else if (category === 'activity') navigate('coupons')
    else if (orderNum !== '') toOrder(orderNum, kindOfCategory(orderType))
  }
  return (
    <View role="listitem" className={styles.item}>
      <Tap
        className={styles.row}
        onTap={open}
        {...(category === 'order' && orderNum === '' ? {} : { role: 'link' })}
      >
        <View className={styles.icon}>
          <Icon name={ICONS[category]} size={22} tone="primary" />
          {isRead ? null : <View className={styles.dot} role="img" aria-label={texts.unread} />}
        </View>
        <View className={styles.words}>
          <View className={styles.head}>
            <View className={styles.title}>{title}</View>
            <View className={styles.when}>{when}</View>
          </View>
          <View className={styles.text}>{text}</View>
        </View>
      </Tap>
    </View>
  )
}

export default page('message', Messages)
