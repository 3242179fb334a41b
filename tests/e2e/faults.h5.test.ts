import { faults } from './journeys/faults'
import { faultsOf } from './support/faults'
import { H5Driver } from './support/h5'

faultsOf('a bad network on the site', {
  faults,
  crash: true,
  launch: (origin) => H5Driver.launch(origin, 'faults')
})
