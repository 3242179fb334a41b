import { bindAndBook } from './journeys/book-on-card'
import { journey } from './support/journey'

journey(
  'R1.11 an employee binds a company’s card by SMS and books with its quota',
  'card-employee',
  bindAndBook
)
