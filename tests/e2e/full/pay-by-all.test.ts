import { payByAll } from '../journeys/pay-by-all'
import { journey } from '../support/journey'

journey(
  'coupon, gift card, balance and money pay one order, and each gets its part back',
  'pay-by-all',
  payByAll
)
