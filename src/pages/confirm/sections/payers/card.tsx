import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Price } from '@/components/ui/price'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { formatYuan } from '@/domain/money'
import { costOf, payersOf } from '@/domain/quote/payers'
import type { VisitPricing } from '../../pricing/visit'
import type { Around } from '../../shared/section'
import { texts as shared } from '../../shared/texts'
import styles from './card.module.scss'
import { texts } from './texts'

interface PayersProps {
  around: Around<VisitPricing>
}

/** Who pays how much, as one bar and a list. */
export const Payers = observer(function Payers({ around }: PayersProps) {
  const { lines, pricing, paying } = around
  if (lines.length === 0) {
    const { loadable } = pricing.quote
    if (loadable.state !== 'failed') return <SkeletonList rows={1} />
    return (
      <Card rows>
        <View role="alert">
          <ListRow
            label={loadable.message || shared.priceFailed}
            value={<MoreLink text={shared.retry} onTap={() => void around.reload()} />}
          />
        </View>
      </Card>
    )
  }
  const ofCompany = pricing.booked?.draft.parts.onCard?.ofCompany === true
  const own = (paying?.parts ?? []).flatMap(({ label, fen }) => (fen < 0 ? [{ label, fen: -fen }] : []))
  const payers = payersOf(lines, own)
  const cost = costOf(lines)
  return (
    <Card title={texts.title} extra={<View className={styles.sum}>{texts.sum(formatYuan(cost))}</View>}>
      <View className={styles.bar} aria-hidden>
        {payers.map(({ key, fen }) => (
          <View key={key} className={styles[key]} style={{ flexGrow: fen }} />
        ))}
      </View>
      <View role="list">
        {payers.map(({ key, fen, parts }) => (
          <View key={key} className={styles.payer} role="listitem">
            <View className={styles.head}>
              <View className={cx(styles.dot, styles[key])} aria-hidden />
              <View className={styles.name}>
                {key === 'card' && ofCompany ? texts.company : texts.names[key]}
              </View>
              <Price fen={fen} tone="ink" exact />
            </View>
            {parts.map((part, index) => (
              <View key={`${index} ${part.label}`} className={styles.part}>
                <Text className={styles.label}>{part.label}</Text>
                <Text className={styles.amount}>{formatYuan(part.fen)}</Text>
              </View>
            ))}
            {key === 'you' && fen === 0 ? <View className={styles.part}>{texts.paidUp}</View> : null}
          </View>
        ))}
      </View>
    </Card>
  )
})

/** What a company sees of it. */
export const Privacy = observer(function Privacy({ pricing }: { pricing: VisitPricing }) {
  if (pricing.booked?.draft.parts.onCard?.ofCompany !== true) return null
  return (
    <Notice tone="info" icon="shield" round className={styles.privacy}>
      {`${texts.privacy}，${texts.privacyText}`}
    </Notice>
  )
})
