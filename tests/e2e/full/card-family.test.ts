import { bookForFather, bookForSpouse } from '../journeys/book-on-card'
import { journey } from '../support/journey'

journey(
  'a card that was bought pays the father’s checkup, a company’s the spouse’s with an upgrade',
  'card-family',
  [...bookForFather, ...bookForSpouse]
)
