import { everyStep } from '../journeys/every-step'
import { faultsAtLogin, faultsOnTheWay } from '../journeys/faults'
import { faultsOf } from '../support/faults'

const faults = [...faultsAtLogin, ...faultsOnTheWay, everyStep]

faultsOf('a bad network and an impatient thumb at every step', {
  artifacts: 'faults-full',
  faults: { h5: faults, weapp: faults },
  crash: 'weapp'
})
