import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import styles from '../index.module.scss'
import type { MineModel } from '../model'
import { mineTexts as texts } from '../texts'

/** The tabs of the order list with what waits in each. */
export const OrdersCard = observer(function OrdersCard({ model }: { model: MineModel }) {
  return (
    <Card title={texts.orders} more={texts.all} onMore={() => navigate('orderList')}>
      <View className={styles.grid}>
        {texts.tabs.map(({ statusType, text, icon }) => (
          <Tap key={statusType} className={styles.fifth} onTap={() => navigate('orderList', { statusType })}>
            <View className={styles.icon}>
              <Icon name={icon} size={24} tone="ink1" />
              {statusType !== '4' && (
                <Badge
                  corner
                  count={model.countOf(statusType)}
                  label={texts.waiting(model.countOf(statusType))}
                />
              )}
            </View>
            <View className={styles.caption}>{text}</View>
          </Tap>
        ))}
      </View>
    </Card>
  )
})
