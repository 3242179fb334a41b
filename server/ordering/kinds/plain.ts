import type { ProductKind } from '@/domain/kinds'
import type { VisitRequest } from '../checkout/request'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

/** A kind that is visited for and has no rule of its own: a seat for who comes; of doses the first, later ones are booked from the order. */
export const plainVisit = (kind: ProductKind): OrderFlow<VisitRequest> => ({
  validate: (context, request) => validateVisit(context, kind, request)
})
