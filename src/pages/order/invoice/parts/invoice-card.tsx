import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { dayAndTime } from '@/domain/date'
import type { Invoice } from '@/services/order/invoice'
import styles from '../index.module.scss'
import { texts } from '../texts'

interface InvoiceCardProps {
  invoice: Invoice
  onDownload: () => void
}

/** One invoice, or red letter: for whom, how much, and its file once it is issued. */
export function InvoiceCard({ invoice, onDownload }: InvoiceCardProps) {
  const { kind, state, number, title, taxNumber, email, fen, issuedAt } = invoice
  const name = kind === 'red' ? texts.red : texts.kind
  return (
    <Card
      className={styles.card}
      title={`${name} · ${texts.states[state]}`}
      extra={<Price fen={fen} tone="ink" exact />}
    >
      <ListRow label={texts.head} value={title} />
      {taxNumber ? <ListRow label={texts.tax} value={taxNumber} /> : null}
      <ListRow label={texts.email} value={email} />
      {number ? <ListRow label={texts.number} note={number} /> : null}
      {issuedAt ? <ListRow label={texts.issuedAt} value={dayAndTime(issuedAt)} /> : null}
      {number ? (
        <View className={styles.more}>
          <Button block kind="line-primary" onTap={onDownload}>
            {texts.download}
          </Button>
        </View>
      ) : null}
    </Card>
  )
}
