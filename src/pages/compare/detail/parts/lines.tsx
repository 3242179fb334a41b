import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import type { FactLine, FactName, ItemGroup } from '@/domain/comparison/comparison'
import { splitPrice } from '@/domain/money'
import { texts } from '../../shared/texts'
import type { Column, ComparisonModel } from '../model'
import styles from './lines.module.scss'

/** As prices are shown while browsing: without decimals where there are none. */
function yuan(fen: number): string {
  const shown = splitPrice(fen)
  if (fen <= 0) return texts.none
  return `¥${shown.integer}${shown.decimal ? `.${shown.decimal}` : ''}`
}

const NUMBERS: Record<Exclude<FactName, 'limits'>, (value: number) => string> = {
  itemCount: texts.items,
  itemsValue: yuan,
  saved: yuan,
  minutes: (minutes) => (minutes > 0 ? texts.about(minutes) : texts.none),
  reportWorkdays: (days) => (days > 0 ? texts.workdays(days) : texts.none)
}

function wordsOf(fact: FactName, value: number | readonly string[]): string {
  if (typeof value !== 'number') return value.length > 0 ? value.join(' ') : texts.anybody
  return fact === 'limits' ? '' : NUMBERS[fact](value)
}

interface LineProps {
  name: string
  columns: readonly Column[]
  /** Of each column: what is said of it, and what is drawn when that is not the text. */
  cells: readonly { readonly text: string; readonly drawn?: ReactNode }[]
  differs: boolean
}

/** A line of the table; each cell names its product, since the heads are far away for a screen reader. */
function Line({ name, columns, cells, differs }: LineProps) {
  return (
    <View className={styles.line} role="row">
      <View className={styles.label} role="rowheader">
        {name}
      </View>
      {columns.map((product, at) => {
        const cell = cells[at]
        return (
          <View
            key={product.productCode}
            className={cx(styles.cell, differs && styles.differs)}
            role="cell"
            aria-label={texts.of(product.name, cell?.text ?? '')}
          >
            {cell?.drawn ?? <Text>{cell?.text}</Text>}
          </View>
        )
      })}
    </View>
  )
}

export const Facts = observer(function Facts({ model }: { model: ComparisonModel }) {
  if (model.facts.length === 0) return null
  return (
    <View className={styles.card} role="table" aria-label={texts.factsTitle}>
      {model.facts.map((line) => (
        <FactRow key={line.fact} line={line} columns={model.columns} />
      ))}
    </View>
  )
})

function FactRow({
  line: { fact, values, differs },
  columns
}: {
  line: FactLine
  columns: readonly Column[]
}) {
  const cells = values.map((value) => ({ text: wordsOf(fact, value) }))
  return <Line name={texts.facts[fact]} columns={columns} cells={cells} differs={differs} />
}

const HAS = { text: texts.has, drawn: <Icon name="checkC" size={18} tone="primary" /> }
const HAS_NOT = { text: texts.hasNot }

export const Groups = observer(function Groups({ model }: { model: ComparisonModel }) {
  const { groups, columns } = model
  if (groups.length === 0) return <Empty card title={texts.same} />
  return (
    <>
      {groups.map((group) => (
        <Group key={group.categoryId} group={group} columns={columns} />
      ))}
    </>
  )
})

function Group({ group, columns }: { group: ItemGroup; columns: readonly Column[] }) {
  return (
    <View className={styles.card}>
      <View className={styles.title} role="heading" aria-level={2}>
        <Text>{group.name}</Text>
        {group.differing > 0 ? <Text className={styles.note}>{texts.differing(group.differing)}</Text> : null}
      </View>
      <View role="table" aria-label={group.name}>
        {group.lines.map(({ itemCode, name, has, differs }) => (
          <Line
            key={itemCode}
            name={name}
            columns={columns}
            cells={has.map((included) => (included ? HAS : HAS_NOT))}
            differs={differs}
          />
        ))}
      </View>
    </View>
  )
}
