import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { Timeline } from '@/components/ui/timeline'
import { dayAndTime } from '@/domain/date'
import type { AskedRefund } from '@/services/order/refund'
import styles from '../index.module.scss'
import { texts } from '../texts'

interface AskedProps {
  refund: AskedRefund
  onCancel: () => void
  onSend: () => void
}

/** A refund that was asked for: how far it is, of what it is, and by which ways it goes. */
export function Asked({ refund, onCancel, onSend }: AskedProps) {
  const {
    fen,
    timeline,
    parts,
    how,
    ways,
    reason,
    detail,
    refundNo,
    askedAt,
    cancellable,
    answer,
    sendTo,
    parcel
  } = refund
  const steps = timeline.map(({ title, text, time, state }) => ({
    title,
    state,
    note: [dayAndTime(time), text].filter((part) => part !== '').join(' · ')
  }))
  return (
    <Card className={styles.card} title={texts.progress} extra={<Price fen={fen} exact />}>
      <Timeline items={steps} />
      {answer ? <ListRow label={texts.answer} value={answer} /> : null}
      {sendTo ? (
        <ListRow
          label={texts.sendTo}
          note={`${sendTo.name} ${sendTo.phone} ${sendTo.address}`.replace('  ', ' ')}
        />
      ) : null}
      {parcel ? <ListRow label={texts.parcel} value={`${parcel.companyName} ${parcel.parcelNo}`} /> : null}
      {sendTo ? (
        <View className={styles.more}>
          <Button block kind={parcel ? 'line' : 'primary'} onTap={onSend}>
            {parcel ? texts.sendAgain : texts.send}
          </Button>
        </View>
      ) : null}
      {parts.map(({ name, quantity, fen: partFen }, index) => (
        <ListRow
          key={`${index}-${name}`}
          label={texts.piece(name, quantity)}
          value={<Price fen={partFen} size="sm" tone="ink" exact />}
        />
      ))}
      {how.map((sentence) => (
        <View key={sentence} className={styles.note}>
          {sentence}
        </View>
      ))}
      {ways.map(({ name, fen: wayFen }) => (
        <ListRow
          key={name}
          icon="wallet"
          label={texts.back(name)}
          value={<Price fen={wayFen} size="sm" tone="ink" exact />}
        />
      ))}
      {reason ? <ListRow label={texts.reason} value={reason} {...(detail ? { note: detail } : {})} /> : null}
      <ListRow label={texts.number} value={refundNo} />
      <ListRow label={texts.asked} value={askedAt} />
      {cancellable ? (
        <View className={styles.more}>
          <Button block kind="line" onTap={onCancel}>
            {texts.cancel}
          </Button>
        </View>
      ) : null}
    </Card>
  )
}
