import { homeRails } from '../journeys/home-rails'
import { journey } from '../support/journey'

journey('home’s rails lead to what they show', 'home-rails', homeRails)
