import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import styles from '../index.module.scss'
import type { HelpModel } from '../model'
import type { Question } from '../questions'

interface QuestionCardProps {
  readonly model: HelpModel
  readonly title: string
  readonly note: string
  readonly rows: readonly Question[]
  /** The note is what was found: it is said as it changes. */
  readonly told?: boolean
}

/** Questions, of which one at a time shows its answer. */
export const QuestionCard = observer(function QuestionCard(props: QuestionCardProps) {
  const { model, title, note, rows, told = false } = props
  return (
    <Card
      title={title}
      extra={
        note ? (
          <Text className={styles.quiet} {...(told ? { role: 'status', 'aria-live': 'polite' } : {})}>
            {note}
          </Text>
        ) : null
      }
      className={styles.rows}
    >
      {rows.map((question) => (
        <Row key={question.id} model={model} question={question} />
      ))}
    </Card>
  )
})

const Row = observer(function Row({ model, question }: { model: HelpModel; question: Question }) {
  const { id, ask, answer } = question
  const open = model.open === id
  return (
    <View className={styles.row}>
      <Tap className={styles.ask} expanded={open} onTap={() => model.toggle(id)}>
        <View className={open ? styles.askOpen : styles.askText}>{ask}</View>
        <Icon name={open ? 'up' : 'right'} size={18} tone="ink3" />
      </Tap>
      {open ? <View className={styles.answer}>{answer}</View> : null}
    </View>
  )
})
