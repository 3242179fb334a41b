import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import type { SubscriptionKind } from '@/domain/subscription/kinds'
import type { OrderDetail } from '@/services/order/order'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { SubscribeModel } from './model'
import { texts } from './texts'

const ICONS = { visit: 'calcheck', report: 'doc', change: 'refresh' } as const satisfies Record<
  SubscriptionKind,
  string
>

/** After payment, once for an order: what WeChat may tell of it. */
export const SubscribeSheet = observer(function SubscribeSheet({ order }: { order: OrderDetail }) {
  const root = useRoot()
  const [model] = useState(() => new SubscribeModel(root, order.number))
  useEffect(() => void model.enter(), [model])
  const { offered, chosen, open, switchedOff } = model
  const { come } = visitWordsOf(order.kind)
  const visit = offered.some(({ kind }) => kind === 'visit')
  return (
    <Sheet
      open={open}
      title={texts.title(visit, come)}
      subtitle={texts.subtitle}
      onClose={model.close}
      footer={
        <>
          <View className={styles.buttons}>
            <Button kind="fill" className={styles.skip} onTap={model.close}>
              {texts.skip}
            </Button>
            <Button
              className={styles.subscribe}
              disabled={chosen.length === 0 || switchedOff}
              onTap={model.confirm}
            >
              {texts.subscribe(chosen.length)}
            </Button>
          </View>
          <View className={styles.where} role="status">
            {switchedOff ? texts.off : texts.where}
          </View>
        </>
      }
    >
      <Img src="/seed-img/scene/subscribe.svg" tone="none" fit="contain" className={styles.scene} />
      {offered.map(({ kind }) => (
        <Tap
          key={kind}
          role="checkbox"
          checked={chosen.includes(kind)}
          className={styles.row}
          onTap={() => model.toggle(kind)}
        >
          <View className={styles.icon}>
            <Icon name={ICONS[kind]} size={20} tone="primary" />
          </View>
          <View className={styles.told}>
            <View className={styles.name}>{texts.name(kind, come)}</View>
            <Text className={styles.note}>{texts.note(kind, order.date)}</Text>
          </View>
          <Check on={chosen.includes(kind)} />
        </Tap>
      ))}
    </Sheet>
  )
})
