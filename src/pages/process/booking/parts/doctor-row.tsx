import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { ListedDoctor } from '@/services/dental'
import { doctorTexts as texts } from '../doctor-texts'
import type { InCard } from '../in-card'
import styles from './doctor-row.module.scss'

/** Whose time is wanted: that of nobody in particular, or of one who works on the day. */
export const DoctorRow = observer(function DoctorRow({
  inCard,
  doctors
}: {
  inCard: InCard
  doctors: readonly ListedDoctor[]
}) {
  const { doctor } = inCard
  return (
    <View className={styles.block}>
      <View className={styles.head}>
        <Text className={styles.title}>{texts.title}</Text>
        <Text className={styles.focus}>{doctor?.focus ?? texts.any}</Text>
      </View>
      <ScrollView scrollX enhanced showScrollbar={false}>
        <View className={styles.row} role="radiogroup" aria-label={texts.title}>
          <Tap
            role="radio"
            className={cx(styles.doctor, !doctor && styles.on)}
            checked={!doctor}
            label={`${texts.anybody} ${texts.byTime}`}
            onTap={() => inCard.pickDoctor('')}
          >
            <View className={styles.face}>
              <Icon name="user" size={24} tone="primary" />
            </View>
            <Text className={styles.name}>{texts.anybody}</Text>
            <Text className={styles.fact}>{texts.byTime}</Text>
          </Tap>
          {doctors.map((one) => (
            <Doctor key={one.id} doctor={one} on={one.id === doctor?.id} onPick={inCard.pickDoctor} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})

interface DoctorProps {
  doctor: ListedDoctor
  on: boolean
  onPick: (id: string) => void
}

function Doctor({ doctor: { id, name, title, years, image, works, remaining }, on, onPick }: DoctorProps) {
  const off = !works || remaining === 0
  const stands = !works ? texts.away : remaining === 0 ? texts.full : texts.open
  return (
    <Tap
      role="radio"
      className={cx(styles.doctor, on && styles.on, off && styles.off)}
      checked={on}
      disabled={off && !on}
      label={`${name} ${title} ${texts.years(years)} ${stands}`}
      onTap={() => onPick(id)}
    >
      <Img src={image} round="full" className={styles.face} />
      <Text className={styles.name}>{name}</Text>
      <Text className={styles.fact}>{title}</Text>
      <Text className={styles.state}>{`${texts.years(years)} · ${stands}`}</Text>
    </Tap>
  )
}
