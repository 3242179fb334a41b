import { beside } from '../journeys/evening-beside'
import { relaunch } from '../journeys/relaunch'
import { eveningInMiniProgram } from '../support/evening-weapp'

eveningInMiniProgram('other people and a killed mini-program', [...beside, ...relaunch])
