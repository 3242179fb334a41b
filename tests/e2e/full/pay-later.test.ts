import { payLater } from '../journeys/pay-later'
import { journey } from '../support/journey'

journey('R7.110 R7.112 an order is paid later, cancelled, bought again and deleted', 'pay-later', payLater())
