import { useState } from 'react'
import { View } from '@tarojs/components'
import { useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { accountTexts } from '@/components/account/texts'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { dateOf } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { useCartBadge } from '../shared/use-cart-badge'
import styles from './index.module.scss'
import { MineModel } from './model'
import { FamilyCard } from './parts/family-card'
import { OrdersCard } from './parts/orders-card'
import { ServicesCard } from './parts/services-card'
import { SettingsCard } from './parts/settings-card'
import { mineTexts as texts } from './texts'

function Mine() {
  const root = useRoot()
  useCartBadge()
  const { session, clock, messages } = root
  const [model] = useState(() => new MineModel(root))
  useDidShow(() => void model.load())
  usePullDownRefresh(() => void model.load().finally(host.stopRefresh))
  const user = session.account
  const unread = messages.newMessages
  return (
    <View className={styles.page}>
      <View className={styles.hero}>
        <View className={styles.top}>
          <HeaderIcon label={texts.messages(unread)} onTap={() => navigate('message')}>
            <View className={styles.icon}>
              <Icon name="bell" size={24} />
              <Badge corner count={unread} />
            </View>
          </HeaderIcon>
          <HeaderIcon label={texts.settings} onTap={() => navigate('setting')}>
            <Icon name="gear" size={24} />
          </HeaderIcon>
        </View>
        {model.loggedIn ? (
          <View className={styles.person}>
            <Img src="/seed-img/glyph/man.svg#sky" className={styles.avatar} eager />
            <View className={styles.who}>
              <View className={styles.userName} role="heading" aria-level="1">
                {maskName(user?.name ?? '') || (user ? maskMobile(user.mobile) : texts.title)}
              </View>
              {user && <View className={styles.mobile}>{maskMobile(user.mobile)}</View>}
            </View>
            <Tap className={styles.toInfo} label={texts.toInfo} onTap={() => navigate('userInfo')}>
              <Icon name="right" size={20} tone="ink2" />
            </Tap>
          </View>
        ) : (
          <Tap className={styles.person} onTap={() => navigate('authorize', { url: '/mine' })}>
            <View className={styles.avatarGuest}>
              <Icon name="user" size={32} tone="ink3" />
            </View>
            <View className={styles.who}>
              <View className={styles.userName}>{texts.guest}</View>
              <View className={styles.mobile}>{texts.guestNote}</View>
            </View>
            <Icon name="right" size={20} tone="ink2" />
          </Tap>
        )}
      </View>
      <OrdersCard model={model} />
      {model.loggedIn && <FamilyCard model={model} today={dateOf(clock.now())} />}
      <ServicesCard model={model} />
      <SettingsCard />
      {model.loggedIn && (
        <Card>
          <Tap className={styles.logout} onTap={() => void model.logout()}>
            {accountTexts.logout}
          </Tap>
        </Card>
      )}
    </View>
  )
}

export default page('mine', Mine)
