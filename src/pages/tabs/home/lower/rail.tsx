import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/ui/icon'
import { MoreLink } from '@/components/ui/section'
import { distanceText } from '@/domain/booking/distance'
import { dayInRow } from '@/domain/day-names'
import { isFromAbroad } from '@/domain/kinds/traits'
import { navigate } from '@/routes/navigate'
import type { FirstDay, Rail } from '@/services/catalogue/browse'
import type { HomeModule } from '@/services/catalogue/content'
import { useRoot } from '@/stores/context'
import { Band } from './band'
import { DoctorTile, DoseRow, ProductTile } from './cards'
import type { RailsModel } from './rails-model'
import { dayText, lowerTexts as texts } from './texts'
import styles from './rail.module.scss'

interface RailProps {
  rails: RailsModel
  module: HomeModule
}

/** So many cards reach beyond the edge of a phone. */
const IN_SIGHT = 4

/** How many lines stand in the card of what is given in doses. */
const DOSE_ROWS = 3

/** A row of home in the shape that the server names. */
export const RailOf = observer(function RailOf({ rails, module, whole }: RailProps & { whole: boolean }) {
  const rail = rails.rail(module.shelf)
  if (!rail) return null
  const { products } = rail
  const doctors = module.style === 'doctors' ? rail.doctors : []
  const drawn = whole ? products.length : Math.max(0, IN_SIGHT - doctors.length)
  if (module.style === 'band') return <Band rails={rails} rail={rail} title={module.title} />
  if (module.style === 'doses') {
    return (
      <View className={styles.doses} data-part={`home-rail-${rail.shelf}`}>
        <Head rail={rail} module={module} note={texts.dots} />
        {products.slice(0, DOSE_ROWS).map((one) => (
          <DoseRow
            key={one.product.productCode}
            one={one}
            afterFen={rails.afterFen(one.product.productCode)}
          />
        ))}
      </View>
    )
  }
  return (
    <View className={styles.rail} data-part={`home-rail-${rail.shelf}`}>
      {module.style === 'squares' ? (
        <Parcels rails={rails} rail={rail} module={module} />
      ) : (
        <Visits rail={rail} module={module} />
      )}
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
        <View className={styles.row}>
          {doctors.map((doctor) => (
            <DoctorTile key={doctor.name} doctor={doctor} />
          ))}
          {products.slice(0, drawn).map((one) => (
            <ProductTile
              key={one.product.productCode}
              one={one}
              scene={module.style === 'scenes'}
              afterFen={rails.afterFen(one.product.productCode)}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})

/** When and where the first of a shelf of visits can be had. */
const Visits = observer(function Visits({ rail, module }: { rail: Rail; module: HomeModule }) {
  const { clock, location } = useRoot()
  const where = ({ branchName, km }: FirstDay) =>
    [branchName, distanceText(location.known(km))].filter((part) => part !== '').join(' ')
  const note = rail.head ? texts.first(where(rail.head), dayText(rail.head, clock.now())) : texts.full
  return <Head rail={rail} module={module} icon="cal" note={note} />
})

/** When the first of a shelf that is sent comes. What is sent from abroad comes when the customs let it. */
const Parcels = observer(function Parcels({ rails, rail, module }: RailProps & { rail: Rail }) {
  const { city } = useRoot().location.place
  const { arrival } = rails.facts
  const comes = arrival?.arrivesOn ? texts.comes(dayInRow(arrival.arrivesOn), city) : ''
  const [first] = rail.products
  const abroad = first !== undefined && isFromAbroad(first.product)
  return <Head rail={rail} module={module} icon="cal" note={abroad ? texts.abroad : comes} />
})

function Head({
  rail,
  module: { title, style = 'squares' },
  icon,
  note
}: {
  rail: Rail
  module: HomeModule
  icon?: IconName
  note: string
}): ReactNode {
  const count = texts.all(rail.count, style)
  return (
    <View className={styles.head}>
      <View className={styles.titles}>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        <View className={styles.note}>
          {icon && note ? <Icon name={icon} size={14} tone="primary" className={styles.noteIcon} /> : null}
          <Text>{note}</Text>
        </View>
      </View>
      <MoreLink
        text={count}
        label={`${title}${count}`}
        onTap={() => navigate('shop', { category: rail.shelf })}
      />
    </View>
  )
}
