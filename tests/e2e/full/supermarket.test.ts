import { selfSelect } from '../journeys/supermarket'
import { journey } from '../support/journey'

journey('R2.120 R2.94 a self-selected checkup is put together and paid', 'supermarket', selfSelect)
