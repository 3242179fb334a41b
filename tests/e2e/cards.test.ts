import { bindAndBook, bookForSpouse, bookWithQuota } from './journeys/book-on-card'
import { journey } from './support/journey'

journey(
  'R1.11 a card that was bought is bound, pays a checkup whole and says so in its history',
  'cards-own',
  bindAndBook
)

journey(
  'a company’s card pays for oneself with its quota, and for the spouse with an upgrade',
  'cards-company',
  [...bindAndBook.slice(0, 1), ...bookWithQuota, ...bookForSpouse]
)
