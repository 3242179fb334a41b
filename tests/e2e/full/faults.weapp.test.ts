import { everyStep } from '../journeys/every-step'
import { faultsAtLogin, faultsOnTheWay } from '../journeys/faults'
import { faultsOf } from '../support/faults'
import { WeappDriver } from '../support/weapp'

faultsOf('a bad network and an impatient thumb in the mini-program', {
  faults: [...faultsAtLogin, ...faultsOnTheWay, everyStep],
  crash: true,
  launch: (origin) => WeappDriver.launch(origin, 'faults-full'),
  flaws: (user) => user.problems()
})
