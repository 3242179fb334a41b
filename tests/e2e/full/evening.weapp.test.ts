import { phoneAhead, phoneBehind } from '../journeys/clock'
import { evening } from '../journeys/evening'
import { payments } from '../journeys/payments'
import { eveningOf } from '../support/evening'
import { WeappDriver } from '../support/weapp'

eveningOf(
  'the server, time and payments in the mini-program',
  [phoneAhead, ...evening, phoneBehind, ...payments],
  (origin) => WeappDriver.launch(origin, 'evening'),
  (user) => user.problems()
)
