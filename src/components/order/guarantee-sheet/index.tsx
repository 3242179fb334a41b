import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { MoreLink } from '@/components/ui/section'
import { Sheet } from '@/components/ui/sheet'
import { addDays, monthDay } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { MAX_CHANGES } from '@/domain/order/change'
import { refundLadder, type Rung } from '@/domain/order/refund-ladder'
import { COUPON_BACK_DAYS, FREE_CHANGE_TIME } from '@/domain/order/timers'
import { navigate } from '@/routes/navigate'
import { texts } from './texts'
import styles from './index.module.scss'

export interface GuaranteeSheetProps {
  open: boolean
  onClose: () => void
  kind: ProductKind
  category: number
  /** It takes more than one visit. */
  several: boolean
  /** What is paid, or would be. */
  paidFen: number
  /** The day of the visit; null before one is chosen. */
  date: string | null
}

/** On a day that is known the rung says the day. */
function whenOf({ name, when }: Rung, date: string | null): string {
  if (date === null) return when
  if (name === 'freeChange') return `到 ${monthDay(addDays(date, -1))} ${FREE_CHANGE_TIME}`
  return name === 'undone' ? `${monthDay(date)} 当天起` : when
}

/** What goes back of an order of a kind as time passes, where it goes, and where the button is; of an order its own money and days. */
export function GuaranteeSheet(props: GuaranteeSheetProps) {
  const { open, onClose, kind, category, several, paidFen, date } = props
  const rungs = refundLadder(kind, category, several)
  const has = (wanted: Rung['name']) => rungs.some(({ name }) => name === wanted)
  const changes = has('freeChange')
  return (
    <Sheet
      open={open}
      title={texts.title}
      subtitle={texts.subtitle(date === null ? '' : monthDay(date), formatYuan(paidFen))}
      onClose={onClose}
      footer={
        <Button block onTap={onClose}>
          {texts.known}
        </Button>
      }
    >
      <View className={styles.ladder} role="list">
        {rungs.map((rung, at) => (
          <View key={rung.name} className={styles.column} role="listitem">
            <View className={styles.when}>{whenOf(rung, date)}</View>
            <View className={styles.room}>
              {/* A later one on which as much goes back is a little lower: time has passed. */}
              <View className={cx(styles.rung, styles[rung.share], at > 0 && styles.later)}>
                <View className={styles.back}>
                  {rung.share === 'all' ? `¥${formatYuan(paidFen)}` : rung.back}
                </View>
                {rung.share === 'all' ? <View>{rung.back}</View> : null}
                <View>{rung.note}</View>
              </View>
            </View>
          </View>
        ))}
      </View>
      {has('undone') ? (
        <View className={styles.nest}>
          <Text className={styles.strong}>{texts.undone}</Text>
          <Text>{texts.undoneRule(formatYuan(Math.floor(paidFen / 10)))}</Text>
        </View>
      ) : null}
      <ListRow icon="wallet" label={texts.where} note={texts.whereNote} />
      <ListRow icon="ticket" label={texts.coupon} note={texts.couponNote(COUPON_BACK_DAYS)} />
      {changes ? <ListRow icon="refresh" label={texts.change} note={texts.changeNote(MAX_CHANGES)} /> : null}
      <View className={cx(styles.nest, styles.path)}>
        <Icon name="pin" size={18} tone="primary" className={styles.pin} />
        <View>
          <Text>{texts.path}</Text>
          <Text className={styles.strong}>{texts.way}</Text>
          <Text>{texts.buttons(changes)}</Text>
        </View>
      </View>
      <MoreLink text={texts.all} onTap={() => navigate('cancellationNotice')} />
    </Sheet>
  )
}
