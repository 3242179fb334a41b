import { find } from './journeys/find'
import { journey } from './support/journey'

journey(
  'somebody finds what they look for, with when and for how much, or is told that it is not done here',
  'find',
  find
)
