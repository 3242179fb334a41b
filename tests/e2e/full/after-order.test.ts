import { afterOrder } from '../journeys/after-order'
import { journey } from '../support/journey'

journey('goods go back in part and whole, and a visit moves', 'after-order', afterOrder)
