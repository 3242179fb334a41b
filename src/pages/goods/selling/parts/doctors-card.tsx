import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { longDate } from '@/domain/date'
import { usePageModel } from '@/routes/use-page-model'
import type { Branch } from '@/services/catalogue/branches'
import type { ListedDoctor } from '@/services/catalogue/doctors'
import { StoreDoctors } from '../doctors'
import type { SellingModel } from '../model'
import styles from './doctors-card.module.scss'

const texts = {
  title: '谁来做',
  count: (store: string, count: number) => `${store} ${count} 位`,
  years: (title: string, years: number) => `${title} · ${years} 年`,
  focus: (focus: string) => `擅长 ${focus}`,
  from: (day: string, time: string) => `${[day, time].filter((part) => part).join(' ')} 起`,
  full: '本周已约满',
  book: '约时间',
  times: '看排班',
  bookLabel: (name: string) => `约${name}`
} as const

interface DoctorsCardProps {
  open: boolean
  model: SellingModel
  branch: Branch
}

/** The doctors of the nearest store: what each is good at, and when they have time; the choice of one leads on to that day. */
export const DoctorsCard = observer(function DoctorsCard({ model, branch }: DoctorsCardProps) {
  const { id: hospitalId, name: store } = branch
  const doctors = usePageModel((root, scope) => new StoreDoctors(root, scope, hospitalId))
  // What follows stays where it is once they come.
  if (!doctors.known) return <SkeletonBlock className={styles.waiting} />
  const { list } = doctors
  if (list.length === 0) return null
  return (
    <Card title={texts.title} extra={<Text className={styles.count}>{texts.count(store, list.length)}</Text>}>
      {list.map((doctor) => (
        <Doctor
          key={doctor.id}
          doctor={doctor}
          onTap={() => model.orderAt({ hospitalId, doctorId: doctor.id, date: doctor.firstDate })}
        />
      ))}
    </Card>
  )
})

function Doctor({ doctor, onTap }: { doctor: ListedDoctor; onTap: () => void }) {
  const { name, title, years, focus, image, works, firstDate, firstTime } = doctor
  const state = firstDate ? texts.from(longDate(firstDate), firstTime) : texts.full
  return (
    <View className={styles.doctor}>
      <Img src={image} round="12" ripple="none" className={styles.face} />
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.name}>{name}</Text>
          <Text className={styles.title}>{texts.years(title, years)}</Text>
        </View>
        {focus ? <View className={styles.focus}>{texts.focus(focus)}</View> : null}
        <View className={firstDate ? styles.state : styles.full}>{state}</View>
      </View>
      <View className={styles.book}>
        <Button
          kind={works ? 'soft' : 'line'}
          size="sm"
          disabled={!firstDate}
          label={`${texts.bookLabel(name)}，${state}`}
          onTap={onTap}
        >
          {works ? texts.book : texts.times}
        </Button>
      </View>
    </View>
  )
}
