import { twoPeople } from './journeys/two-people'
import { faultsOf } from './support/faults'
import { H5Driver } from './support/h5'

faultsOf('two people and one phone on the site', {
  faults: twoPeople,
  launch: (origin) => H5Driver.launch(origin, 'two-people')
})
