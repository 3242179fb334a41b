import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { Introduction } from '../shared/introduction'
import { texts } from './texts'

/** What somebody gets beside an examination. */
function HealthIntroduce() {
  const { reports, reportsNote, glucose, glucoseNote, plan, planNote, ...told } = texts
  return (
    <Introduction
      {...told}
      links={[
        { icon: 'report', label: reports, note: reportsNote, onTap: () => navigate('myReport') },
        { icon: 'drop', label: glucose, note: glucoseNote, onTap: () => navigate('bloodGlucose') },
        { icon: 'heart', label: plan, note: planNote, onTap: () => navigate('healthPlan') }
      ]}
    />
  )
}

export default page('healthIntroduce', HealthIntroduce)
