import { phoneAhead, phoneBehind } from './journeys/clock'
import { evening } from './journeys/evening'
import { payments } from './journeys/payments'
import { eveningInMiniProgram } from './support/evening-weapp'

eveningInMiniProgram('the server, time and payments in the mini-program', [
  phoneAhead,
  ...evening,
  phoneBehind,
  ...payments
])
