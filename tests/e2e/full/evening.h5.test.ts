import { phoneAhead, phoneBehind } from '../journeys/clock'
import { evening } from '../journeys/evening'
import { beside } from '../journeys/evening-beside'
import { payments } from '../journeys/payments'
import { relaunch } from '../journeys/relaunch'
import { eveningOf } from '../support/evening'
import { H5Driver } from '../support/h5'

eveningOf(
  'the server, time and other people on the site',
  [phoneAhead, ...evening, phoneBehind, ...beside, ...payments, ...relaunch],
  (origin) => H5Driver.launch(origin, 'evening')
)
