import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { fieldId } from '@/components/contact/field-id'
import { Card } from '@/components/ui/card'
import { FieldError } from '@/components/ui/form/field-error'
import { ListRow } from '@/components/ui/list-row'
import type { FieldMessages } from '../person'
import styles from './locked-person.module.scss'
import { texts } from './locked-person-texts'
import { keysOf } from '@/domain/keys-of'

const { labels } = texts
type Row = keyof typeof labels
const ROWS = keysOf(labels)

type LockedPersonProps = PropsWithChildren<{
  title: string
  /** What is empty has no row. */
  rows: Partial<Record<Row, string>>
  errors?: FieldMessages
}>

/** Whom an order is for already: told and not asked. */
export function LockedPerson({ title, rows, errors = {}, children }: LockedPersonProps) {
  return (
    <Card title={title} extra={<View className={styles.locked}>{texts.locked}</View>}>
      {ROWS.filter((row) => rows[row]).map((row) => (
        <View key={row} id={fieldId(row)} className={styles.line}>
          <ListRow label={labels[row]} value={rows[row]} />
          {errors[row] ? <FieldError id={`${fieldId(row)}-error`} role="alert" text={errors[row]} /> : null}
        </View>
      ))}
      {children}
    </Card>
  )
}
