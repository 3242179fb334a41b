import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import type { StoredModel } from './model'
import { texts } from './texts'
import styles from './sheet.module.scss'

interface StoredSheetProps {
  open: boolean
  model: StoredModel
}

/** Which cards it is paid with, and what each pays of it. */
export const StoredSheet = observer(function StoredSheet({ open, model }: StoredSheetProps) {
  const { name, cards, chosen, usedFen, texts: own } = model
  return (
    <Sheet
      open={open}
      title={name}
      subtitle={own.note}
      onClose={model.close}
      footer={
        <Button block onTap={model.close}>
          {usedFen > 0 ? own.use(formatYuan(usedFen)) : own.none}
        </Button>
      }
    >
      {cards.map(({ no, leftFen, expiresAt }) => {
        const on = chosen.some((card) => card.no === no)
        const used = model.usedOf(no)
        const facts = texts.facts(no.slice(-4), dateOf(expiresAt))
        const left = texts.left(formatYuan(leftFen))
        const pays = used > 0 ? texts.pays(formatYuan(used)) : ''
        return (
          <Tap
            key={no}
            className={styles.card}
            role="checkbox"
            checked={on}
            label={[left, facts, pays].filter((part) => part).join('，')}
            onTap={() => model.toggle(no)}
          >
            <Check on={on} />
            <View className={styles.facts}>
              <Text className={styles.left}>{left}</Text>
              <Text className={styles.note}>{facts}</Text>
            </View>
            {pays ? <Text className={styles.pays}>{pays}</Text> : null}
          </Tap>
        )
      })}
    </Sheet>
  )
})
