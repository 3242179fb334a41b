import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { formatYuan } from '@/domain/money'
import { ladder, RUNG_KINDS, takenOffFen, type Priced, type Rung } from '@/domain/quote/ladder'
import { texts } from './texts'
import styles from './index.module.scss'

export interface PriceLadderProps extends Priced {
  open: boolean
  onClose: () => void
  /** What of it is paid when, where it is not all paid at once. */
  dues: readonly { readonly label: string; readonly fen: number }[]
  /** Why these coupons and no others; '' nothing to say. */
  why: string
}

/** How a price comes about, as steps on one scale: what is added, what is taken off, what one's own balance pays, and what is left. */
export function PriceLadder({ open, onClose, dues, why, ...priced }: PriceLadderProps) {
  const rungs = ladder(priced)
  const kinds = RUNG_KINDS.filter((kind) => rungs.some((rung) => rung.kind === kind))
  const notes = notesOf(priced, rungs, dues)
  return (
    <Sheet
      open={open}
      title={texts.title}
      onClose={onClose}
      footer={
        <Button block onTap={onClose}>
          {texts.known}
        </Button>
      }
    >
      <View role="list">
        {rungs.map((rung, index) => (
          <Step key={`${rung.kind}-${index}`} rung={rung} />
        ))}
      </View>
      {why ? <View className={styles.note}>{why}</View> : null}
      {notes.length > 0 ? <View className={styles.note}>{notes.join('')}</View> : null}
      <View className={styles.legend} aria-hidden>
        {kinds.map((kind) => (
          <View key={kind} className={styles.key}>
            <View className={cx(styles.dot, styles[kind])} />
            <Text>{texts.kinds[kind]}</Text>
          </View>
        ))}
      </View>
    </Sheet>
  )
}

/** A term and its amount: for a reader that is all, the bar says the same. */
function Step({ rung: { kind, label, note, amountFen, start, width } }: { rung: Rung }) {
  const last = kind === 'end'
  return (
    <View className={cx(styles.step, last && styles.last)} role="listitem">
      <View className={styles.name}>
        <View>{label}</View>
        {note ? <View className={styles.of}>{note}</View> : null}
      </View>
      <View className={styles.track} aria-hidden>
        {width > 0 ? (
          <View className={cx(styles.bar, styles[kind])} style={{ left: `${start}%`, width: `${width}%` }} />
        ) : null}
      </View>
      <View className={styles.amount}>
        <Price
          fen={amountFen}
          size={last ? 'md' : 'sm'}
          tone={last || kind === 'off' ? 'price' : 'ink'}
          exact
        />
      </View>
    </View>
  )
}

function notesOf({ lines, own }: Priced, rungs: readonly Rung[], dues: PriceLadderProps['dues']): string[] {
  const off = takenOffFen(rungs)
  const left = rungs.at(-1)?.amountFen ?? 0
  return [
    ...(off > 0 ? [texts.saved(formatYuan(off))] : []),
    ...(own.length > 0 ? [texts.ownMoney(own.map(({ label }) => label))] : []),
    ...(lines.some(({ key }) => key === 'tax') ? [texts.customs] : []),
    ...(dues.length > 0
      ? [texts.later(dues.map(({ label, fen }) => texts.part(label, formatYuan(fen))))]
      : []),
    ...(left === 0 && lines.length > 0 ? [texts.free] : [])
  ]
}
