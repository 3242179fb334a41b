import { useState } from 'react'
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
import type { PriceLine } from '@/domain/quote/lines'
import { costOf, payersOf, quotaBefore, quotaShareOf, type QuotaShare } from '@/domain/quote/payers'
import type { VisitPricing } from '../../pricing/visit'
import type { Around } from '../../shared/section'
import { texts as shared } from '../../shared/texts'
import styles from './card.module.scss'
import { texts } from './texts'

interface PayersProps {
  around: Around<VisitPricing>
}

/** What the quota paid of the same add-ons before it was used elsewhere; null: nothing has changed. */
function useQuotaBefore(lines: readonly PriceLine[]): number | null {
  const [seen, see] = useState<QuotaShare | null>(null)
  const [before, tell] = useState<number | null>(null)
  const now = quotaShareOf(lines)
  // While the price is asked anew there are no lines: what was seen before stays.
  if (lines.length > 0 && (now?.cost !== seen?.cost || now?.paid !== seen?.paid)) {
    tell(quotaBefore(seen, now))
    see(now)
  }
  return before
}

/** Who pays how much, as one bar and a list. */
export const Payers = observer(function Payers({ around }: PayersProps) {
  const { lines, pricing, paying } = around
  const before = useQuotaBefore(lines)
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
            {key === 'quota' && before !== null ? (
              <View className={cx(styles.part, styles.changed)} role="status">
                {texts.quotaChanged(formatYuan(before), formatYuan(fen))}
              </View>
            ) : null}
            {key === 'you' && before !== null && !payers.some((one) => one.key === 'quota') ? (
              <View className={cx(styles.part, styles.changed)} role="status">
                {texts.quotaChanged(formatYuan(before), formatYuan(0))}
              </View>
            ) : null}
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
