import { looksOnSite } from '../support/modes-h5'
import { AFTER } from '../support/walks'

looksOnSite(AFTER)
