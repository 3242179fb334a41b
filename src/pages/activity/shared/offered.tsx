import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { navigate } from '@/routes/navigate'
import type { Product } from '@/services/catalogue/products'
import styles from './offered.module.scss'

interface OfferedProps {
  product: Product
  /** Of the activity, as a part of the page is named. */
  part: string
  /** How large the picture is. */
  picture: string | undefined
  /** It is seen at once. */
  eager?: boolean
  /** Over a corner of the picture. */
  corner?: ReactNode
  /** Below its name. */
  children: ReactNode
}

/** A product of an activity, which leads to its page: the picture, and beside it what the activity says of it. */
export function Offered({ product, part, picture, eager = false, corner, children }: OfferedProps) {
  const { kind: type, productCode: id, name, image, tone, intro } = product
  return (
    <Card>
      <LinkCard className={styles.row} part={`${part}:${type}`}>
        <View className={styles.pictured}>
          <Img src={image} tone={tone} round="12" className={picture} eager={eager} />
          {corner}
        </View>
        <View className={styles.body}>
          <LinkName className={styles.name} level={2} onTap={() => navigate('selling', { type, id })}>
            {name}
          </LinkName>
          {intro ? <View className={styles.intro}>{intro}</View> : null}
          {children}
        </View>
      </LinkCard>
    </Card>
  )
}

interface PricesProps {
  fen: number
  /** The shop's own price, struck through; null where the other is that. */
  usualFen: number | null
  className?: string | undefined
  /** Between the two. */
  children?: ReactNode
}

/** A price of an activity beside the shop's own. */
export function Prices({ fen, usualFen, className, children }: PricesProps) {
  return (
    <View className={cx(styles.prices, className)}>
      <Price fen={fen} />
      {children}
      {usualFen === null ? null : (
        <Price fen={usualFen} size="xs" struck {...(children ? {} : { className: styles.usual })} />
      )}
    </View>
  )
}
