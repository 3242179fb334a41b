import { page, useParams } from '@/routes/page'
import { planOf } from '../kinds'
import { BookingScreen } from './screen'

/** The screen of the kind in its path (§2). */
function Booking() {
  const params = useParams('booking')
  return <BookingScreen params={params} plan={planOf(params.type)} />
}

export default page('booking', Booking)
