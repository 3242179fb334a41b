import { everyStep } from '../journeys/every-step'
import { faultsAtLogin } from '../journeys/faults'
import { faultsOf } from '../support/faults'
import { H5Driver } from '../support/h5'

faultsOf('a bad network and an impatient thumb at every step on the site', {
  faults: [...faultsAtLogin, everyStep],
  launch: (origin) => H5Driver.launch(origin, 'faults-full')
})
