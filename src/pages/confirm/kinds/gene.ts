import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { geneForms } from '@/domain/kinds/gene.form'
import { geneBody } from '@/services/placing/gene-order'
import { consent } from '../sections/consent'
import { coupon } from '../sections/coupon'
import { gifts } from '../sections/gifts'
import { person } from '../sections/person'
import { reminders } from '../sections/reminders'
import { visit } from '../sections/visit'
import { CONSENTS } from './consents'
import { storedLater, visitOrder, type VisitPlan } from './plan'

const { form } = geneForms

export const plan: VisitPlan = {
  sections: [person(form), consent(CONSENTS.gene), visit, gifts, coupon, reminders],
  later: storedLater('storedBesideVisit'),
  order: visitOrder(geneBody, (call, body, key) => placeOrder(call, COMPLETIONS.gene, body, key))
}
