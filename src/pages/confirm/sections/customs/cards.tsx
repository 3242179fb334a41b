import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { fieldId } from '@/components/contact/field-id'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Tag } from '@/components/ui/tag'
import { CUSTOMS, dutiableFen, shareOf, type CustomsLimit } from '@/domain/customs/customs'
import { formatYuan } from '@/domain/money'
import { bareNumber } from '@/domain/person/bare-number'
import { NAME_MAX_LENGTH } from '@/domain/person/name'
import { idTypeChoices } from '@/domain/person/id-card'
import { navigate } from '@/routes/navigate'
import styles from './cards.module.scss'
import { BUYER_FORM, type CustomsModel } from './model'
import { texts } from './texts'

interface MeterProps {
  label: string
  now: string
  most: string
  /** Shares of the limit in percent, of what was there before and of this order. */
  before?: number
  share: number
  note: string
  /** Said instead of the note when this limit is over. */
  problem: string | null
}

/** A limit: what is used of it before, and with this order. */
function LimitMeter({ label, now, most, before = 0, share, note, problem }: MeterProps) {
  return (
    <View className={cx(styles.limit, problem !== null && styles.over)}>
      <View className={styles.top}>
        <Text>{label}</Text>
        <Text className={styles.number}>{texts.outOf(now, most)}</Text>
      </View>
      <View className={styles.track} aria-hidden>
        <View className={styles.before} style={{ width: `${before}%` }} />
        <View className={styles.now} style={{ width: `${Math.min(share, 100 - before)}%` }} />
      </View>
      <View className={styles.note} role={problem === null ? undefined : 'alert'}>
        {problem ?? note}
      </View>
    </View>
  )
}

/** The three limits of customs beside this order (§9). */
export const LimitsCard = observer(function LimitsCard({ model }: { model: CustomsModel }) {
  const { order, problem, leftFen } = model
  if (!order) return null
  const amountFen = dutiableFen(order)
  const over = (limit: CustomsLimit) => (problem?.limit === limit ? problem.text : null)
  const goods = formatYuan(order.unitFen * order.quantity)
  const freight = formatYuan(order.freightFen)
  const roomFen = CUSTOMS.orderFen - amountFen
  return (
    <Card title={texts.limits} more={texts.rules} onMore={() => navigate('crossBorderCertificateDetail')}>
      <LimitMeter
        label={texts.ofOrder}
        now={`¥${formatYuan(amountFen)}`}
        most={formatYuan(CUSTOMS.orderFen)}
        share={shareOf(amountFen, CUSTOMS.orderFen)}
        note={
          roomFen >= 0
            ? texts.orderNote(goods, freight, formatYuan(roomFen))
            : texts.orderOver(goods, freight)
        }
        problem={over('order')}
      />
      <LimitMeter
        label={texts.ofYear}
        now={`¥${formatYuan(order.usedFen + amountFen)}`}
        most={formatYuan(CUSTOMS.yearFen)}
        before={shareOf(order.usedFen, CUSTOMS.yearFen)}
        share={shareOf(amountFen, CUSTOMS.yearFen)}
        note={
          leftFen === null
            ? texts.yearUnknown
            : texts.yearNote(
                `¥${formatYuan(order.usedFen)}`,
                `¥${formatYuan(amountFen)}`,
                `¥${formatYuan(leftFen)}`
              )
        }
        problem={over('year')}
      />
      <LimitMeter
        label={texts.ofPieces}
        now={String(order.quantity)}
        most={texts.pieces(CUSTOMS.pieces)}
        share={shareOf(order.quantity, CUSTOMS.pieces)}
        note={texts.piecesNote(CUSTOMS.pieces)}
        problem={over('pieces')}
      />
    </Card>
  )
})

/** Who orders, by real name; the identity card is the only document (§5). */
export const BuyerCard = observer(function BuyerCard({ model }: { model: CustomsModel }) {
  const { buyer, errors } = model
  const { label } = idTypeChoices(true)
  return (
    <Card title={texts.buyer} extra={<Tag tone="info">{texts.buyerTag}</Tag>}>
      <Field id={fieldId('buyerName', BUYER_FORM)} label={texts.buyerName} required error={errors.buyerName}>
        <TextField
          value={buyer.name}
          placeholder={texts.buyerNameHint}
          maxLength={NAME_MAX_LENGTH + 1}
          onChange={(name) => model.type({ name })}
          onBlur={() => model.leave('buyerName')}
        />
      </Field>
      <Field
        id={fieldId('idNumber', BUYER_FORM)}
        label={label}
        required
        error={errors.idNumber}
        hint={model.notice}
      >
        <TextField
          value={buyer.idNumber}
          placeholder={texts.idNumberHint}
          type="idcard"
          maxLength={30}
          onChange={(typed) => model.type({ idNumber: bareNumber(typed) })}
          onBlur={() => model.leave('idNumber')}
        />
      </Field>
      <View className={styles.note}>{texts.buyerNote}</View>
    </Card>
  )
})
