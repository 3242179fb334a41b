import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { DoctorTile, DoctorTiles } from '@/components/booking/doctor-tile'
import type { ListedDoctor } from '@/services/catalogue/doctors'
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
      <DoctorTiles label={texts.title}>
        <DoctorTile
          name={texts.anybody}
          title={texts.byTime}
          on={!doctor}
          onTap={() => inCard.pickDoctor('')}
        />
        {doctors.map(({ id, name, title, years, image, works, remaining }) => (
          <DoctorTile
            key={id}
            name={name}
            title={title}
            state={texts.state(years, !works ? texts.away : remaining === 0 ? texts.full : texts.open)}
            image={image}
            on={id === doctor?.id}
            off={!works || remaining === 0}
            onTap={() => inCard.pickDoctor(id)}
          />
        ))}
      </DoctorTiles>
    </View>
  )
})
