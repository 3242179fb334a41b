import { faultsAtLogin, faultsAtSubmit } from './journeys/faults'
import { faultsOf } from './support/faults'

// What goes wrong on the way between is tried by the file of the same name in full/.
const faults = [...faultsAtLogin, ...faultsAtSubmit]

faultsOf('a bad network', { artifacts: 'faults', faults: { h5: faults, weapp: faults }, crash: 'h5' })
