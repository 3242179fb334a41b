import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Tag, Tags } from '@/components/ui/tag'
import { fulfilmentOf } from '@/domain/kinds'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { texts } from '../texts'
import { limitsOf } from '../view'
import styles from './guide.module.scss'

/** Drawings of the steps by their title; a step without one shows its number. */
const STEP_ICON: Readonly<Record<string, IconName>> = {
  在线预约: 'calcheck',
  扫码到检: 'qr',
  出具报告: 'report',
  读懂报告: 'eye'
}

/** Whom it suits, and whom it takes at all. */
export function Suit({ product }: { product: DetailedProduct }) {
  const limits = limitsOf(product)
  if (product.suitFor.length === 0 && limits.length === 0) return null
  return (
    <Card title={texts.suit}>
      {limits.length > 0 ? (
        <Tags className={styles.limits}>
          {limits.map((limit) => (
            <Tag key={limit} tone="primary">
              {limit}
            </Tag>
          ))}
        </Tags>
      ) : null}
      {product.suitFor.map((line) => (
        <View key={line} className={styles.line}>
          <Icon name="check" size={16} tone="primary" className={styles.tick} />
          <Text>{line}</Text>
        </View>
      ))}
    </Card>
  )
}

/** What happens after the order, step by step. */
export function Process({ product }: { product: DetailedProduct }) {
  const { process, kind, category } = product
  if (process.length === 0) return null
  const fulfilment = fulfilmentOf(kind, category)
  const toReport = fulfilment?.by === 'visit' && fulfilment.report
  return (
    <Card title={toReport ? texts.process : texts.processElse}>
      <View className={styles.steps}>
        {process.map(({ title, text }, at) => {
          const icon = STEP_ICON[title]
          return (
            <View key={title} className={styles.step}>
              <View className={styles.disc}>
                {icon ? <Icon name={icon} size={22} /> : <Text>{at + 1}</Text>}
              </View>
              <Text className={styles.stepTitle}>{title}</Text>
              <Text className={styles.stepText}>{text}</Text>
            </View>
          )
        })}
      </View>
    </Card>
  )
}

/** What has to be known before buying. */
export function Notices({ notice }: { notice: readonly string[] }) {
  if (notice.length === 0) return null
  return (
    <Card title={texts.notice}>
      {notice.map((line, at) => (
        <View key={line} className={styles.line}>
          <Text className={styles.number}>{at + 1}</Text>
          <Text className={styles.words}>{line}</Text>
        </View>
      ))}
    </Card>
  )
}
