import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { CodeSheet } from '@/components/order/code-sheet'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Tag, type TagProps } from '@/components/ui/tag'
import { dateOf } from '@/domain/date'
import { codeNameOf } from '@/domain/kinds/code-names'
import { formatYuan } from '@/domain/money'
import { codeFace, type CodeFace } from '@/domain/order/code-state'
import type { OrderCode } from '@/services/order/order'
import type { SectionProps } from '../../section'
import styles from './index.module.scss'
import { codeTexts as texts } from './texts'

const TONE: Readonly<Record<CodeFace, TagProps['tone']>> = {
  unused: 'primary',
  taken: 'warn',
  used: 'plain',
  refunding: 'warn',
  refunded: 'plain',
  expired: 'plain'
}

/** The codes of an order: how each stands, until when it is good, and what can be done with it. */
export const CodesCard = observer(function CodesCard({ model, order }: SectionProps) {
  const { codes } = order
  if (codes.length === 0) return null
  const codeName = codeNameOf(order.kind, order.type)
  const now = model.now()
  const faces = codes.map(({ state, expiresAt }) => codeFace(state, expiresAt, now))
  const left = faces.filter((face) => face === 'unused').length
  const shown = codes.findIndex(({ id }) => id === model.shownCode)
  const shownFace = faces[shown]
  const shownCode = codes[shown]
  return (
    <Card title={codeName} extra={<Text className={styles.left}>{texts.left(left, codes.length)}</Text>}>
      {codes.map((code, index) => (
        <Row
          key={code.id}
          no={index + 1}
          codeName={codeName}
          code={code}
          face={faces[index] ?? code.state}
          model={model}
        />
      ))}
      {shownCode && shownFace ? (
        <CodeSheet
          open={model.codeShown}
          code={shownCode}
          face={shownFace}
          codeName={codeName}
          name={order.productName}
          onClose={model.hideCode}
        />
      ) : null}
    </Card>
  )
})

interface RowProps extends Pick<SectionProps, 'model'> {
  no: number
  codeName: string
  code: OrderCode
  face: CodeFace
}

const Row = observer(function Row({ no, codeName, code, face, model }: RowProps) {
  const usable = face === 'unused'
  return (
    <View className={styles.row}>
      <View className={styles.head}>
        <Text className={styles.no}>{texts.no(codeName, no)}</Text>
        <Tag tone={TONE[face]}>{texts.states[face]}</Tag>
      </View>
      {code.text ? (
        <View className={cx(styles.text, !usable && styles.over)}>
          <Text userSelect>{code.text}</Text>
        </View>
      ) : null}
      <View className={styles.note}>{noteOf(code, face)}</View>
      {usable ? (
        <View className={styles.actions}>
          <Button
            size="sm"
            label={texts.of(texts.show, codeName, no)}
            className={styles.action}
            onTap={() => model.showCode(code.id)}
          >
            {texts.show}
          </Button>
          <Button
            size="sm"
            kind="line"
            label={texts.of(texts.copy, codeName, no)}
            className={styles.action}
            onTap={() => void model.copy(code.text, texts.copied(codeName))}
          >
            {texts.copy}
          </Button>
        </View>
      ) : null}
    </View>
  )
})

/** What is to be known of a code besides its state. */
function noteOf({ usedTime, usedAt, expiresAt, fen }: OrderCode, face: CodeFace): string {
  switch (face) {
    case 'unused':
      return untilOf(expiresAt)
    case 'taken':
      return texts.taken
    case 'used':
      return texts.usedAt(usedTime, usedAt)
    default:
      return texts.back(formatYuan(fen))
  }
}

/** It is good to the end of that day. */
const untilOf = (expiresAt: number | null): string =>
  expiresAt === null ? texts.always : texts.until(dateOf(expiresAt - 1))
