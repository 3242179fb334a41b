import { Text, View } from '@tarojs/components'
import { Button, type ButtonKind } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { fulfilmentOf } from '@/domain/kinds'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { orderStatusTone, type StatusTone } from '@/domain/order/status-table'
import type { Order, Sum } from '@/services/order/orders'
import { piecesOf } from '../goods-order'
import { NamedFacts } from '../named-facts'
import { orderTexts as texts } from '../texts'
import styles from './index.module.scss'

export interface CardAction {
  text: string
  kind: ButtonKind
  onTap: () => void
}

export interface OrderCardProps {
  order: Order
  /** How it stands, where nothing else on the card tells. */
  note?: string
  /** At most three, the main one last. */
  actions: readonly CardAction[]
  /** The server's clock, ms. */
  now: () => number
  onOpen: () => void
  /** The time to pay ran out. */
  onExpire: () => void
}

const TONE: Readonly<Record<StatusTone, string | undefined>> = {
  pay: styles.pay,
  active: undefined,
  done: styles.done,
  closed: styles.closed
}

/** Parcels, codes and injections have a picture of their own, everything else is an appointment. */
function iconOf({ kind, type }: Order): IconName {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by === 'parcel') return 'box'
  if (fulfilment?.by === 'code') return 'ticket'
  return fulfilment?.by === 'visit' && fulfilment.visits === 'perDose' ? 'shield' : 'calcheck'
}

/** An order in a list: what, when, where, how it stands, what it costs and what can be done. */
export function OrderCard({ order, note, actions, now, onOpen, onExpire }: OrderCardProps) {
  const { status } = order
  const tone = status === null ? undefined : TONE[orderStatusTone(status)]
  const bought = order.spec !== ''
  const when = appointmentText(order.date, order.timespan)
  const steps = visitWordsOf(order.kind).reportSteps
  return (
    <View className={styles.card} role="listitem">
      <LinkCard>
        <View className={styles.head}>
          <View className={styles.kind}>
            <Icon name={iconOf(order)} size={16} className={styles.icon} />
            <Text>
              {order.paidTogether > 1 ? `${order.kindName} · ${texts.paidTogether}` : order.kindName}
            </Text>
          </View>
          <Text className={cx(styles.state, tone)}>{order.statusName}</Text>
        </View>
        <View className={styles.body}>
          <Img src={order.image} tone={order.tone} round="8" className={styles.picture} />
          <View className={styles.facts}>
            <LinkName level={2} className={styles.name} onTap={onOpen}>
              {order.productName}
            </LinkName>
            <Fact icon="box" text={piecesOf(order)} />
            <Fact icon={bought ? 'user' : 'cal'} text={when} name={order.personName} />
            <Fact icon="pin" text={order.branchName} />
          </View>
        </View>
      </LinkCard>
      {order.payDeadline !== null && status === ORDER_STATUS.unpaid ? (
        <View className={cx(styles.strip, styles.urgent)}>
          <Icon name="clock" size={16} className={styles.icon} />
          <Text>{bought ? texts.payBefore : texts.holdBefore}</Text>
          <Countdown
            of={texts.payTime}
            deadline={order.payDeadline}
            now={now}
            onEnd={onExpire}
            className={styles.count}
          />
          <Text>{texts.holdAfter}</Text>
        </View>
      ) : null}
      {note ? <View className={styles.strip}>{note}</View> : null}
      {status === ORDER_STATUS.visited && steps.length > 0 && (order.reportState > 0 || !bought) ? (
        <ReportSteps steps={steps} state={order.reportState} />
      ) : null}
      <Sums sums={order.sums} />
      {actions.length > 0 ? (
        <View className={styles.actions}>
          {actions.map(({ text, kind, onTap }) => (
            <Button
              key={text}
              size="sm"
              kind={kind}
              className={styles.action}
              label={`${text} ${order.productName}`}
              onTap={onTap}
            >
              {text}
            </Button>
          ))}
        </View>
      ) : null}
    </View>
  )
}

function Fact({ icon, text, name = '' }: { icon: IconName; text: string; name?: string }) {
  if (!text && !name) return null
  return (
    <View className={styles.fact}>
      <Icon name={icon} size={14} className={styles.icon} />
      <Text className={styles.factText}>
        <NamedFacts facts={[text]} name={name} />
      </Text>
    </View>
  )
}

/** What is to be paid now, was paid and by what, is open, went back: what it costs is told where it is just that. */
function Sums({ sums }: { sums: readonly Sum[] }) {
  const [first, ...others] = sums
  const shown = first?.key === 'total' && others.length > 0 ? others : sums
  return shown.map(({ key, name, note, fen }) => (
    <View key={`${key}-${name}`} className={styles.amount}>
      <Text className={styles.amountLabel}>{name}</Text>
      {note ? <Text className={styles.amountLabel}>{note}</Text> : null}
      <Price fen={fen} size="sm" tone="ink" exact />
    </View>
  ))
}

/** How far the report has come (reportState 1–4). */
function ReportSteps({ steps, state }: { steps: readonly string[]; state: number }) {
  const at = Math.max(0, Math.min(state, steps.length) - 1)
  return (
    <View className={cx(styles.strip, styles.report)}>
      <View className={styles.steps} role="list">
        {steps.map((step, index) => (
          <View
            key={step}
            className={cx(styles.step, index < at && styles.past, index === at && styles.current)}
            role="listitem"
            aria-current={index === at ? 'step' : undefined}
          >
            {step}
          </View>
        ))}
      </View>
      <View className={styles.track} aria-hidden>
        <View className={cx(styles.reached, [styles.q1, styles.q2, styles.q3, styles.q4][at])} />
      </View>
    </View>
  )
}
