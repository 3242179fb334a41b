import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Meter } from '@/components/ui/meter'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import type { Clinic } from '@/contract/dto/booking'
import { distanceText } from '@/domain/booking/distance'
import { canBookClinic, clinicButtonText } from '@/domain/booking/slot/stock'
import { toFen } from '@/domain/money'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
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

/** Tags that fit one row beside the date link. */
const MOST_TAGS = 3

/** A branch on the day of the tab (R2.115); the card leads to the branch, its buttons do not. */
export function ClinicRow({ clinic, nearest, mark, busy, onNext, onChangeDate }: ClinicRowProps) {
  const { hospitalId, hospitalName: name, hospitalAddress: address, lat, lon } = clinic
  const distance = distanceText(clinic.hospitalDistance)
  const bookable = canBookClinic(clinic)
  const partner = clinic.thirdOrg === 1
  const tags = clinic.tags.filter((tag) => tag !== texts.partner).slice(0, MOST_TAGS)
  return (
    <Tap className={styles.clinic} role="link" onTap={() => navigate('hospitalDetail', { hospitalId })}>
      <View className={styles.top}>
        <View className={styles.name}>{name}</View>
        {distance !== '' && <Text className={styles.km}>{distance}</Text>}
      </View>
      <View className={styles.place}>
        <Text className={styles.address}>{address}</Text>
        <Tap
          stop
          className={styles.map}
          label={texts.map(name)}
          onTap={() => host.openMap({ lat, lon, name, address })}
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
          <Tap stop className={styles.change} label={texts.changeDateOf(name)} onTap={onChangeDate}>
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
          stop
          className={styles.button}
          label={`${name} ${clinicButtonText(clinic)}`}
          disabled={busy}
          onTap={bookable ? onNext : onChangeDate}
        >
          {clinicButtonText(clinic)}
        </Button>
      </View>
    </Tap>
  )
}
