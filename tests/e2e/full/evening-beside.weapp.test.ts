import { beside } from '../journeys/evening-beside'
import { relaunch } from '../journeys/relaunch'
import { eveningOf } from '../support/evening'
import { WeappDriver } from '../support/weapp'

eveningOf(
  'other people and a killed mini-program',
  [...beside, ...relaunch],
  (origin) => WeappDriver.launch(origin, 'long-evening'),
  (user) => user.problems()
)
