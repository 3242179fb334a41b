import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { PicturedSteps, type PicturedStep } from '@/components/ui/pictured-steps'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { fulfilmentOf } from '@/domain/kinds'
import { sampleReportOf } from '@/domain/kinds/sample-reports'
import { navigate } from '@/routes/navigate'
import type { DetailedProduct, ProductDetail, Step } from '@/services/catalogue/product-detail'
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

/** What happens after the order, step by step; what is done by hand with its drawings. */
export function Process({ product }: { product: DetailedProduct }) {
  const { process, kind, category, minutes } = product
  if (process.length === 0) return null
  if (process.some(({ picture }) => picture !== ''))
    return (
      <Card
        title={texts.processShown}
        extra={minutes > 0 ? <Text className={styles.minutes}>{texts.inAll(minutes)}</Text> : null}
      >
        <PicturedSteps steps={process.map(timed)} />
      </Card>
    )
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

/** The way to what its report looks like; of what has none nothing. */
export function SampleReport({ detail: { product, categories } }: { detail: ProductDetail }) {
  const { kind, productCode } = product
  const codes = categories.flatMap(({ items }) => items.map(({ code }) => code))
  if (product.offShelf || sampleReportOf(kind, codes) === undefined) return null
  return (
    <Card rows>
      <ListRow
        icon="report"
        iconTone="primary"
        label={texts.sampleReport}
        note={texts.sampleReportNote}
        onTap={() => navigate('resultPreview', { code: productCode, type: kind })}
      />
    </Card>
  )
}

/** How goods are used, with drawings. */
export function Guide({ guide }: Pick<DetailedProduct, 'guide'>) {
  if (guide.length === 0) return null
  return (
    <Card title={texts.guide(guide.length)}>
      <PicturedSteps steps={guide} />
    </Card>
  )
}

const timed = ({ title, text, picture, minutes }: Step): PicturedStep => ({
  title,
  text: minutes > 0 ? texts.stepMinutes(minutes, text) : text,
  picture
})

/** What else the same branches do by pieces, each with what one costs. */
export function PerUnit({ perUnit }: Pick<ProductDetail, 'perUnit'>) {
  if (perUnit.length === 0) return null
  return (
    <Card title={texts.perUnit}>
      {perUnit.map(({ productCode, name, unit, priceFen }) => (
        <View key={productCode} className={styles.piece}>
          <Text className={styles.pieceName}>{name}</Text>
          <Text className={styles.unit}>{unit}</Text>
          <Price fen={priceFen} size="sm" tone="ink" />
        </View>
      ))}
      <View className={styles.said}>{texts.perUnitNote}</View>
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
