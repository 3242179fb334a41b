import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { DoseSteps, type DoseStep } from '@/components/dose/dose-steps'
import { doseTexts } from '@/components/dose/texts'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { addDays, dateOf, longDate, monthDay } from '@/domain/date'
import { draftKey } from '@/domain/draft/draft'
import type { ProductKind } from '@/domain/kinds'
import { intervalsOf } from '@/domain/kinds/doses'
import { doseWordsOf } from '@/domain/kinds/dose-words'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { formatYuan } from '@/domain/money'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { useRoot } from '@/stores/context'
import type { PriceView } from '../view'
import { PersonCard } from './person-card'
import styles from './dose-cards.module.scss'
import { doseTexts as texts } from '../dose-texts'

interface DoseCardsProps {
  open: boolean
  product: DetailedProduct
  price: PriceView | null
}

/** How it is paid, when its doses are given, and what goes back of them. */
export function DoseCards({ product, price }: DoseCardsProps) {
  const { doses, deposit, kind } = product
  const payFen = price?.payFen ?? product.saleFen
  const count = doses?.scheduleDays.length ?? 1
  const first = addDays(dateOf(useRoot().clock.now()), 1)
  const { unit } = visitWordsOf(kind)
  const { give, place } = doseWordsOf(kind)
  const firstName = numberedVisit(kind, 1)
  return (
    <>
      {deposit?.optional ? <PayCard product={product} payFen={payFen} count={count} /> : null}
      {deposit && !deposit.optional ? (
        <Card>
          <ListRow
            label={texts.depositFirst(formatYuan(deposit.fen))}
            note={deposit.rest === 'atBranch' ? texts.restAtBranch : texts.restLater}
          />
        </Card>
      ) : null}
      {doses && count > 1 ? (
        <Card
          title={texts.howMany(doseTexts.count(count, unit), give)}
          extra={<Text className={styles.example}>{texts.example(firstName, monthDay(first))}</Text>}
        >
          <DoseSteps steps={stepsOf(kind, doses.scheduleDays, first)} />
          <View className={styles.reminder}>
            <Icon name="bell" size={16} tone="primary" />
            <Text className={styles.said}>{texts.reminder(unit)}</Text>
          </View>
          <View className={styles.note}>{texts.later(firstName, place)}</View>
        </Card>
      ) : null}
      {doses && !product.offShelf ? <PersonCard product={product} /> : null}
      {doses ? <RefundCard kind={kind} count={count} unitFen={Math.floor(payFen / count)} /> : null}
    </>
  )
}

/** A month has thirty days where doses are planned. */
const MONTH = 30

const gapText = (days: number): string =>
  days % MONTH === 0 ? doseTexts.months(days / MONTH) : doseTexts.days(days)

/** @param first day of the first dose, 'YYYY-MM-DD' */
function stepsOf(kind: ProductKind, schedule: readonly number[], first: string): readonly DoseStep[] {
  const gaps = intervalsOf(schedule)
  return schedule.map((days, index) => ({
    no: index + 1,
    name: numberedVisit(kind, index + 1),
    note: index === 0 ? longDate(first) : texts.from(monthDay(addDays(first, days))),
    state: index === 0 ? 'on' : 'next',
    gap: index === 0 ? '' : gapText(gaps[index] ?? 0)
  }))
}

interface PayCardProps {
  product: DetailedProduct
  payFen: number
  count: number
}

/** All at once or a deposit; confirm goes on with the choice. */
const PayCard = observer(function PayCard({ product, payFen, count }: PayCardProps) {
  const { process } = useRoot()
  const { kind, productCode, deposit } = product
  const subject = { kind, productCode }
  const chosen = process.draft(draftKey(subject))?.parts.payType ?? 'all'
  return (
    <Card title={texts.payType}>
      <RadioList
        label={texts.payType}
        value={chosen}
        options={[
          {
            value: 'all',
            label: texts.payAll,
            note: texts.payAllNote(formatYuan(payFen), doseTexts.count(count, visitWordsOf(kind).unit))
          },
          {
            value: 'deposit',
            label: texts.payDeposit,
            note: texts.payDepositNote(
              formatYuan(deposit?.fen ?? 0),
              formatYuan(payFen - (deposit?.fen ?? 0))
            )
          }
        ]}
        onChange={(payType) => process.put(process.open(subject).key, { payType })}
      />
    </Card>
  )
})

interface RefundCardProps {
  kind: ProductKind
  count: number
  unitFen: number
}

/** What goes back, by how many doses were given. */
function RefundCard({ kind, count, unitFen }: RefundCardProps) {
  const { come, unit } = visitWordsOf(kind)
  const given = Array.from({ length: count - 1 }, (_, index) => index + 1)
  return (
    <Card title={texts.refund}>
      <View role="list">
        <View className={styles.row} role="listitem">
          <Text>{texts.noneGiven(come)}</Text>
          <Text className={styles.back}>{texts.allBack}</Text>
        </View>
        {given.map((doses) => (
          <View key={doses} className={styles.row} role="listitem">
            <Text>{texts.given(doseWordsOf(kind).give, doses, unit)}</Text>
            <Text className={styles.back}>{texts.lessBack(doses * unitFen)}</Text>
          </View>
        ))}
      </View>
      {count > 1 ? <View className={styles.note}>{texts.unit(unit, unitFen)}</View> : null}
    </Card>
  )
}
