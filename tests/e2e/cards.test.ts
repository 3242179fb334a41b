import { bindAndBook, bookForFather, bookForSpouse } from './journeys/book-on-card'
import { payByAll } from './journeys/pay-by-all'
import { journey } from './support/journey'

journey(
  'R1.11 an employee binds a company’s card by SMS and books with its quota',
  'cards-employee',
  bindAndBook
)

journey(
  'a card that was bought pays the father’s checkup, a company’s the spouse’s with an upgrade',
  'cards-family',
  [...bookForFather, ...bookForSpouse]
)

journey(
  'coupon, gift card, balance and money pay one order, and each gets its part back',
  'cards-all',
  payByAll
)
