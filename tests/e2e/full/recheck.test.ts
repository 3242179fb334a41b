import { reportToRecheck } from '../journeys/recheck'
import { journey } from '../support/journey'

journey('R2.3 a report leads to a re-check with its items chosen', 'recheck', reportToRecheck)
