import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { MoreLink } from '@/components/ui/section'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { limitTexts } from '@/domain/person/limits'
import { formatYuan } from '@/domain/money'
import type { CardChoice } from '@/services/card/people'
import styles from './choice-row.module.scss'
import { texts } from './texts'

interface ChoiceRowProps {
  choice: CardChoice
  chosen: boolean
  ofCompany: boolean
  onChoose: () => void
  /** What is more and less of it than in the entitlement. */
  onCompare?: () => void
}

/** A package to be chosen, with what is paid for it; one that does not suit says why. */
export const ChoiceRow = observer(function ChoiceRow(props: ChoiceRowProps) {
  const { choice, chosen, ofCompany, onChoose, onCompare } = props
  const { name, itemCount, fit, reason, way, payFen, priceFen, coverFen } = choice
  const facts = [...(itemCount > 0 ? [texts.items(itemCount)] : []), ...(fit ? limitTexts(choice) : [reason])]
  return (
    <View className={styles.row}>
      <Tap
        role="radio"
        className={styles.choice}
        checked={chosen}
        disabled={!fit}
        label={[name, ...facts, fit ? texts.rest(formatYuan(payFen)) : ''].filter(Boolean).join(' ')}
        onTap={onChoose}
      >
        <View className={styles.main}>
          <View className={cx(styles.name, !fit && styles.unfit)}>{name}</View>
          <View className={styles.facts}>{facts.join(' · ')}</View>
          {!fit ? null : way === 'included' ? (
            <View className={styles.pay}>
              <Tag tone="success">{ofCompany ? texts.byCompany : texts.free}</Tag>
              <Text className={styles.rest}>{texts.rest(formatYuan(payFen))}</Text>
            </View>
          ) : (
            <View className={styles.pay}>
              <Text>{texts.difference}</Text>
              <Price fen={payFen} exact />
              <Text className={styles.rest}>{texts.formula(formatYuan(priceFen), formatYuan(coverFen))}</Text>
            </View>
          )}
        </View>
        <Check on={chosen} disabled={!fit} role="radio" />
      </Tap>
      {onCompare ? <MoreLink text={texts.compare} label={texts.compareOf(name)} onTap={onCompare} /> : null}
    </View>
  )
})
