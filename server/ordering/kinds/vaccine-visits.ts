import type { RequestContext } from '../../http/context'
import { changeVisit, type MadeChange } from '../commands/change-visit'
import type { ChangeWish } from '../commands/judge-change'

/** Days of doses: booked after they were bought, and moved. Whom they are for stays as it was ordered. */
export const vaccineVisits = (
  context: RequestContext,
  orderNum: string,
  wish: ChangeWish
): Promise<MadeChange> => changeVisit(context, orderNum, wish, ['vaccine'])
