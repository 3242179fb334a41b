import { looksInMini } from '../support/modes-weapp'
import { AFTER } from '../support/walks'

looksInMini(AFTER)
