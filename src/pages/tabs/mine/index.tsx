import { useState } from 'react'
import { View } from '@tarojs/components'
import { useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { accountTexts } from '@/components/account/texts'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { Tap } from '@/components/ui/tap'
import { dateOf } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { MineModel } from './model'
import { FamilyCard } from './parts/family-card'
import { OrdersCard } from './parts/orders-card'
import { SettingsCard } from './parts/settings-card'
import { mineTexts as texts } from './texts'

function Mine() {
  const root = useRoot()
  const { session, clock } = root
  const [model] = useState(() => new MineModel(root))
  useDidShow(() => void model.load())
  usePullDownRefresh(() => void model.load().finally(host.stopRefresh))
  const user = session.account
  const coupons = model.coupons.value
  return (
    <View className={styles.page}>
      <View className={styles.hero}>
        <View className={styles.top} />
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
      <Card>
        <ListRow
          icon="bell"
          iconTone="primary"
          label={texts.services.messages}
          value={session.newMessages > 0 ? texts.unread : undefined}
          onTap={() => navigate('message')}
        />
        <ListRow
          icon="ticket"
          iconTone="primary"
          label={texts.services.coupons}
          value={model.loggedIn && coupons !== undefined ? texts.couponCount(coupons) : undefined}
          onTap={() => navigate('coupons')}
        />
        <ListRow
          icon="report"
          iconTone="primary"
          label={texts.services.reports}
          onTap={() => navigate('myReport')}
        />
        <ListRow
          icon="drop"
          iconTone="primary"
          label={texts.services.glucose}
          onTap={() => navigate('bloodGlucose')}
        />
        <ListRow
          icon="card"
          iconTone="primary"
          label={texts.services.cards}
          onTap={() => navigate('medicalList')}
        />
        <ListRow
          icon="doc"
          iconTone="primary"
          label={texts.services.agreements}
          onTap={() => navigate('agreementTable')}
        />
      </Card>
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
