import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import styles from '../index.module.scss'
import type { MineModel } from '../model'
import { mineTexts as texts } from '../texts'

type Service = keyof typeof texts.services

const SERVICES: readonly (readonly [Service, IconName])[] = [
  ['coupons', 'ticket'],
  ['cardService', 'card'],
  ['healthPlan', 'target'],
  ['agreementTable', 'doc'],
  ['myReport', 'report'],
  ['bloodGlucose', 'drop'],
  ['addresses', 'pin'],
  ['help', 'headset']
]

/** What else belongs to the account, two rows of four. */
export const ServicesCard = observer(function ServicesCard({ model }: { model: MineModel }) {
  const coupons = model.loggedIn ? model.coupons.value : undefined
  return (
    <Card>
      <View className={styles.grid}>
        {SERVICES.map(([name, icon]) => (
          <Tap key={name} className={styles.service} onTap={() => navigate(name)}>
            <Icon name={icon} size={24} tone="primary" />
            <View className={styles.caption}>{texts.services[name]}</View>
            {name === 'coupons' && coupons ? (
              <View className={styles.count}>{texts.couponCount(coupons)}</View>
            ) : null}
          </Tap>
        ))}
      </View>
    </Card>
  )
})
