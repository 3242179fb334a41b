import { buySugar } from '../journeys/buy-sugar'
import { journey } from '../support/journey'

journey('R2.123 R2.149 R7.97 a glucose programme is booked, added to and paid', 'buy-sugar', buySugar)
