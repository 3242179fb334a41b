import { looksOnSite } from '../support/modes-h5'
import { BUYING } from '../support/walks'

// Goods and parcels are looked at by goods.h5.test.ts, the checkup by looks.h5.test.ts.
looksOnSite(BUYING)
