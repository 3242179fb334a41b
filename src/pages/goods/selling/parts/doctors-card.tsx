import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { DoctorTile, DoctorTiles } from '@/components/booking/doctor-tile'
import { Card } from '@/components/ui/card'
import { monthDay } from '@/domain/date'
import { usePageModel } from '@/routes/use-page-model'
import type { Branch } from '@/services/catalogue/branches'
import { StoreDoctors } from '../doctors'
import type { SellingModel } from '../model'
import styles from './doctors-card.module.scss'

const texts = {
  title: '出诊医生',
  count: (count: number) => `共 ${count} 位`,
  state: (years: number, stands: string) => `${years}年 · ${stands}`,
  from: (day: string) => `${day}可约`,
  full: '本周已约满'
} as const

interface DoctorsCardProps {
  open: boolean
  model: SellingModel
  branch: Branch
}

/** The doctors of the nearest store; the choice of one leads on to their first day. */
export const DoctorsCard = observer(function DoctorsCard({ model, branch }: DoctorsCardProps) {
  const { id: hospitalId, name: store } = branch
  const { list } = usePageModel((root, scope) => new StoreDoctors(root, scope, hospitalId))
  if (list.length === 0) return null
  return (
    <Card title={texts.title} extra={<Text className={styles.count}>{texts.count(list.length)}</Text>}>
      <View className={styles.store}>{store}</View>
      <DoctorTiles>
        {list.map(({ id: doctorId, name, title, years, image, firstDate }) => (
          <DoctorTile
            key={doctorId}
            name={name}
            title={title}
            state={texts.state(years, firstDate ? texts.from(monthDay(firstDate)) : texts.full)}
            image={image}
            off={!firstDate}
            onTap={() => model.orderAt({ hospitalId, doctorId, date: firstDate })}
          />
        ))}
      </DoctorTiles>
    </Card>
  )
})
