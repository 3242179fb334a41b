import { bookGene } from '../journeys/book-gene'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from '../journeys/book-visits'
import { journey } from '../support/journey'

journey(
  'R2.121 R2.122 R7.59 a test, dental visits, a vaccine and a sample of genes are booked and paid',
  'book-visits',
  [...bookTest, ...bookDental, ...bookDeposit, ...bookVaccine, ...bookDoses, ...bookGene]
)
