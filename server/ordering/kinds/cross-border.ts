import { ErrorCode } from '@/contract/errors'
import { customsProblem, customsYear, dutiableFen, type Dutiable } from '@/domain/customs/customs'
import { normalizeIdNumber } from '@/domain/person/id-card'
import { ID_TYPE } from '@/domain/person/codes'
import { verifyRealName } from '../../account/real-name'
import { Refusal } from '../../http/refusal'
import type { PricedGoods } from '../../pricing/queries/price-goods'
import { customsKey } from '../reservations'
import { validateGoods, type GoodsContext, type MoreGoods } from '../checkout/goods/validate-goods'
import type { GoodsRequest } from '../checkout/request'
import { ownerOf } from '../checkout/owner'
import { personOfCustoms, usedOfYear } from '../parcels/queries/customs-year'
import { overCustoms } from '../refusals'
import { ORDER_TEXTS } from '../texts'
import type { OrderFlow } from './flow'

const KIND = 'cross-border'

/** Goods from abroad (§9): the limits of customs, who orders by real name, and the person's year as a claim. */
export const crossBorderFlow: OrderFlow<GoodsRequest & Required<Pick<GoodsRequest, 'buyer'>>> = {
  validate: (context, request) =>
    validateGoods(context, request, { kind: KIND, limits: (priced) => checkLimits(priced, 0), more })
}

const dutiableOf = ({ unitFen, quantity, quote }: PricedGoods, usedFen: number): Dutiable => ({
  unitFen,
  quantity,
  freightFen: quote.lines.find(({ key }) => key === 'freight')?.amountFen ?? 0,
  usedFen
})

/** Refuses with 27101–27103 what is over a limit of customs. */
function checkLimits(priced: PricedGoods, usedFen: number): void {
  const refused = overLimit(priced, usedFen)
  if (refused) throw refused
}

function overLimit(priced: PricedGoods, usedFen: number): Refusal | null {
  const order = dutiableOf(priced, usedFen)
  const problem = customsProblem(order)
  return problem && overCustoms(problem.limit, problem.text, order)
}

async function more({ context, facts, priced, buyer, now }: GoodsContext): Promise<MoreGoods> {
  const { db, config } = context
  if (!buyer) throw new Error('the form of the kind asks who orders')
  await verifyRealName(config, buyer)
  checkPayer(facts.own, buyer.idNumber)
  const personHash = await personOfCustoms(db, now, buyer.idNumber)
  const year = customsYear(now.getTime())
  checkLimits(priced, await usedOfYear(db, personHash, year))
  const amount = dutiableFen(dutiableOf(priced, 0))
  return {
    sameBut: personHash,
    people: ({ orderNum }) => [{ orderNum, role: 'buyer', person: buyer, personHash }],
    claims: (order) => [
      { ...ownerOf(order), kind: 'customs', resource: customsKey(personHash, year), amount }
    ],
    /** Another order of the same person, from any account, took the rest of the year meanwhile. */
    gone: async (claim) =>
      claim === 'customs' ? overLimit(priced, await usedOfYear(db, personHash, year)) : null
  }
}

/**
 * Customs send back what somebody else has paid for. Who pays is the account; where it has told its own identity card, that has
 * to be who orders. Refuses with 27104.
 */
function checkPayer(own: GoodsContext['facts']['own'], idNumber: string): void {
  if (own?.idType !== ID_TYPE.idCard) return
  if (normalizeIdNumber(own.idNumber) === normalizeIdNumber(idNumber)) return
  throw new Refusal(ErrorCode.crossBorderPayer, ORDER_TEXTS.payerDiffers)
}
