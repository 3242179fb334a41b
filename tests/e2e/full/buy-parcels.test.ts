import { buyAbroad } from '../journeys/buy-abroad'
import { buyKit } from '../journeys/buy-kit'
import { keptJourney } from '../support/journey'

keptJourney('R7.98 R7.122 R2.53 goods from abroad and a kit are bought, declared and followed', 'parcels', [
  ...buyAbroad,
  ...buyKit
])
