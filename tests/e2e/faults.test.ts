import { faults, faultsAtLogin, faultsAtSubmit } from './journeys/faults'
import { faultsOf } from './support/faults'

// In the mini-program the rest is tried by the file of the same name in full/.
faultsOf('a bad network', {
  artifacts: 'faults',
  faults: { h5: faults, weapp: [...faultsAtLogin, ...faultsAtSubmit] },
  crash: 'h5'
})
