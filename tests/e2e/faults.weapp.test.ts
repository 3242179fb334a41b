import { faultsAtLogin, faultsAtSubmit } from './journeys/faults'
import { faultsOf } from './support/faults'
import { WeappDriver } from './support/weapp'

faultsOf('a bad network in the mini-program, where an order is made', {
  faults: [...faultsAtLogin, ...faultsAtSubmit],
  launch: (origin) => WeappDriver.launch(origin, 'faults'),
  flaws: (user) => user.problems()
})
