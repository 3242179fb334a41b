import { useEffect } from 'react'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { planOf } from '../kinds'
import { BookingScreen } from './screen'

/** The screen of the kind in its path (§2). */
function Booking() {
  const params = useParams('booking')
  const { cardNumber, id } = params
  // What is booked with a card has a screen of its own.
  useEffect(() => {
    if (cardNumber) navigate('bookingBranch', { cardNumber, id }, { replace: true })
  }, [cardNumber, id])
  return cardNumber ? null : <BookingScreen params={params} plan={planOf(params.type)} />
}

export default page('booking', Booking)
