import { Text, View } from '@tarojs/components'
import { showPlace } from '@/components/booking/show-place'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { above, LinkCard, LinkName } from '@/components/ui/link-card'
import { Meter } from '@/components/ui/meter'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import type { Clinic } from '@/contract/dto/booking'
import { distanceText } from '@/domain/booking/distance'
import { canBookClinic, clinicButtonText } from '@/domain/booking/slot/stock'
import { toFen } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import { texts } from '../texts'
import styles from './clinic-row.module.scss'

export interface ClinicRowProps {
  clinic: Clinic
  nearest: boolean
  /** Why this row stands out; '' for the others. */
  mark: string
  busy: boolean
  onNext: () => void
  onChangeDate: () => void
}

/** Tags that fit one line beside the date link, marks included: a row that is marked later must not grow. */
const MOST_TAGS = 3

/** A branch on the day of the tab (R2.115); the card leads to the branch, its buttons do not. */
export function ClinicRow({ clinic, nearest, mark, busy, onNext, onChangeDate }: ClinicRowProps) {
  const root = useRoot()
  const { hospitalId, hospitalName: name, hospitalAddress: address, lat, lon } = clinic
  const distance = distanceText(root.location.known(clinic.hospitalDistance))
  const bookable = canBookClinic(clinic)
  const partner = clinic.thirdOrg === 1
  const marks = [mark !== '', nearest, partner].filter(Boolean).length
  const tags = clinic.tags.filter((tag) => tag !== texts.partner).slice(0, MOST_TAGS - marks)
  return (
    <LinkCard className={styles.clinic}>
      <View className={styles.top}>
        <LinkName level={2} className={styles.name} onTap={() => navigate('hospitalDetail', { hospitalId })}>
          {name}
        </LinkName>
        {distance !== '' && <Text className={styles.km}>{distance}</Text>}
      </View>
      <View className={styles.place}>
        <Text className={styles.address}>{address}</Text>
        <Tap
          className={cx(above, styles.map)}
          label={texts.map(name)}
          onTap={() => void showPlace(root, { lat, lon, name, address })}
        >
          <Icon name="nav" size={16} tone="primary" />
        </Tap>
      </View>
      <View className={styles.middle}>
        <Tags className={styles.tags}>
          {mark !== '' && <Tag tone="primary">{mark}</Tag>}
          {nearest && <Tag tone="fill">{texts.nearest}</Tag>}
          {partner && <Tag tone="info">{texts.partner}</Tag>}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
        {bookable && (
          <Tap className={cx(above, styles.change)} label={texts.changeDateOf(name)} onTap={onChangeDate}>
            <Text>{texts.changeDate}</Text>
            <Icon name="right" size={14} />
          </Tap>
        )}
      </View>
      <View className={styles.foot}>
        <View className={styles.left}>
          <Meter className={styles.meter} percent={clinic.percent} text={texts.booked(clinic.percent)} />
          <Price fen={toFen(clinic.comboSalePrice)} />
        </View>
        <Button
          kind={bookable ? 'primary' : 'line-primary'}
          size="md"
          className={cx(above, styles.button)}
          label={`${name} ${clinicButtonText(clinic)}`}
          disabled={busy}
          onTap={bookable ? onNext : onChangeDate}
        >
          {clinicButtonText(clinic)}
        </Button>
      </View>
    </LinkCard>
  )
}
