import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Price } from '@/components/ui/price'
import { dayInRow } from '@/domain/day-names'
import { navigate } from '@/routes/navigate'
import type { Rail } from '@/services/catalogue/browse'
import { priceNow, type Product } from '@/services/catalogue/products'
import { useRoot } from '@/stores/context'
import { dayText, lowerTexts as texts } from './texts'
import styles from './rail.module.scss'

type RailProduct = Rail['products'][number]

interface CardProps {
  one: RailProduct
  /** With one's coupons; null without one that can be used. */
  afterFen: number | null
}

const open = ({ kind: type, productCode: id }: Product) => navigate('selling', { type, id })

/** A product of a row: a scene of its visit above it, or its own picture. */
export function ProductTile({ one, scene, afterFen }: CardProps & { scene: boolean }) {
  const { product, first } = one
  const shown = scene && one.scene !== ''
  return (
    <LinkCard className={cx(styles.card, scene ? styles.scene : styles.square)}>
      <Img
        src={shown ? one.scene : product.image}
        tone={product.tone}
        ripple={shown ? 'middle' : 'corner'}
        className={styles.picture}
      />
      <View className={styles.body}>
        <LinkName className={styles.name} onTap={() => open(product)}>
          {product.name}
        </LinkName>
        {product.intro ? <View className={styles.why}>{product.intro}</View> : null}
        {first ? <When text={dayInRow(first.date)} /> : null}
        <Prices product={product} afterFen={afterFen} />
      </View>
    </LinkCard>
  )
}

/** Who is free, and when; the way leads to where they work. */
export function DoctorTile({ doctor }: { doctor: Rail['doctors'][number] }) {
  return (
    <LinkCard className={cx(styles.card, styles.doctor)}>
      <Img src={doctor.image} fit="contain" ripple="none" className={styles.picture} />
      <View className={styles.body}>
        <LinkName
          className={styles.name}
          onTap={() => navigate('hospitalDetail', { hospitalId: doctor.orgCode })}
        >
          {doctor.name}
        </LinkName>
        <View className={styles.why}>{texts.doctor(doctor.title, doctor.years)}</View>
        {doctor.focus ? <View className={styles.why}>{texts.focus(doctor.focus)}</View> : null}
        <View className={styles.why}>{doctor.branchName}</View>
        {doctor.date ? <When text={dayInRow(doctor.date)} /> : null}
      </View>
    </LinkCard>
  )
}

/** A line of what is given in doses: the dots are how many. */
export const DoseRow = observer(function DoseRow({ one, afterFen }: CardProps) {
  const { clock } = useRoot()
  const { product, first, doses } = one
  const day = first ? dayText({ ...first, time: '' }, clock.now()) : ''
  return (
    <LinkCard className={styles.dose}>
      <View className={styles.dots} role="img" aria-label={texts.doses(doses)}>
        {Array.from({ length: doses }, (_, at) => (
          <View key={at} className={styles.dot} />
        ))}
      </View>
      <View className={styles.doseText}>
        <LinkName className={styles.name} onTap={() => open(product)}>
          {product.name}
        </LinkName>
        {product.intro ? <View className={styles.why}>{product.intro}</View> : null}
        <When text={day === '' ? texts.full : doses > 1 ? texts.firstDose(day) : texts.earliest(day)} />
      </View>
      <Prices product={product} afterFen={afterFen} />
    </LinkCard>
  )
})

function When({ text }: { text: string }) {
  return (
    <View className={styles.when}>
      <Icon name="cal" size={14} className={styles.noteIcon} />
      <Text>{text}</Text>
    </View>
  )
}

/** What it costs with one's coupons, else now, and beside it what it usually does. */
function Prices({ product, afterFen }: { product: Product; afterFen: number | null }) {
  const fen = afterFen ?? priceNow(product)
  return (
    <View className={styles.prices}>
      <Price fen={fen} size="sm" />
      {afterFen === null ? null : <Text className={styles.after}>{texts.after}</Text>}
      {fen < product.saleFen ? <Price fen={product.saleFen} size="xs" struck className={styles.was} /> : null}
    </View>
  )
}
