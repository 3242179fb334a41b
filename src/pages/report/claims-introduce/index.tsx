import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { Introduction } from '../shared/introduction'
import { Mall } from './mall'
import { texts } from './texts'

/** How a claim goes at an insurer, and where what it needs is kept here. */
function ClaimsIntroduce() {
  const { reports, reportsNote, orders, ordersNote, ...told } = texts
  return (
    <Introduction
      {...told}
      links={[
        { icon: 'report', label: reports, note: reportsNote, onTap: () => navigate('myReport') },
        { icon: 'doc', label: orders, note: ordersNote, onTap: () => navigate('orderList') }
      ]}
      more={<Mall />}
    />
  )
}

export default page('claimsIntroduce', ClaimsIntroduce)
