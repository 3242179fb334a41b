import { helpJourney } from '../journeys/help'
import { journey } from '../support/journey'

journey('somebody who is stuck helps themselves, or has somebody to call', 'help', helpJourney)
