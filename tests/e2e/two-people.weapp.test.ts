import { twoPeople } from './journeys/two-people'
import { faultsOf } from './support/faults'
import { WeappDriver } from './support/weapp'

faultsOf('two people and one phone in the mini-program', {
  faults: twoPeople,
  launch: (origin) => WeappDriver.launch(origin, 'two-people')
})
