import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { ActionBar, ActionPair, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import { useRoot } from '@/stores/context'
import type { CartModel } from '../model'
import { cartTexts as texts } from '../texts'
import styles from '../index.module.scss'

interface BarProps {
  model: CartModel
}

const All = observer(function All({ model, alone = false }: BarProps & { alone?: boolean }) {
  const none = model.selectable.length === 0
  return (
    <Tap
      className={cx(styles.all, alone && styles.allAlone)}
      role="checkbox"
      checked={model.checkAll}
      disabled={none}
      onTap={model.toggleAll}
    >
      <Check on={model.checkAll} disabled={none} />
      <Text className={styles.allText}>{texts.all}</Text>
    </Tap>
  )
})

/** What is ticked is paid together; nothing to tick, no bar. */
export const PayBar = observer(function PayBar({ model }: BarProps) {
  const { elder } = useShell()
  const count = model.curCheckGoods.length
  if (model.selectable.length === 0) return null
  const { freightFen, sumFen } = model
  return (
    <ActionBar
      aboveTabBar
      stacked={elder}
      left={
        <>
          <All model={model} />
          <ActionSum
            label={texts.sum}
            amount={<Price fen={sumFen} exact />}
            spoken={model.request.loading ? '' : formatYuan(sumFen)}
            note={
              count === 0
                ? undefined
                : freightFen > 0
                  ? texts.freightApart(formatYuan(freightFen))
                  : texts.noFreight
            }
            calculating={model.request.loading}
          />
        </>
      }
    >
      <Button disabled={count === 0} onTap={model.checkout}>
        {count === 0 ? texts.checkout : texts.checkoutCount(count)}
      </Button>
    </ActionBar>
  )
})

/** What is ticked goes to the favourites, or is taken out after asking. */
export const EditBar = observer(function EditBar({ model }: BarProps) {
  const { feedback } = useRoot()
  const { elder } = useShell()
  const count = model.curCheckGoods.length
  const remove = async () => {
    const keys = model.curCheckGoods.map(({ key }) => key)
    const agreed = await feedback.confirm({
      title: texts.removeTitle(keys.length),
      confirmText: texts.remove,
      danger: true
    })
    if (!agreed) return
    model.remove(keys)
    feedback.toast({ text: texts.removed, icon: 'success' })
  }
  return (
    <ActionBar aboveTabBar stacked={elder} left={<All model={model} alone />}>
      <ActionPair
        first={{
          children: texts.setAside,
          disabled: count === 0,
          onTap: () => model.setAside(model.curCheckGoods.map(({ key }) => key))
        }}
        second={{
          children: count === 0 ? texts.remove : texts.removeCount(count),
          disabled: count === 0,
          onTap: () => void remove()
        }}
      />
    </ActionBar>
  )
})
