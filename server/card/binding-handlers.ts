import { and, eq } from 'drizzle-orm'
import { sendCode } from '../account/commands/send-code'
import { cardBalances, contacts } from '../db/schema'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { storedLeft } from '../money/queries/stored-left'
import { bindEnterprise, bindPersonal, bindRegistered } from './commands/bind-card'
import { changePassword, reportLoss, unbindCard, undoLoss } from './commands/change-card'
import { dropFamily, nameFamily } from './commands/name-family'
import { proveEnterprise, provePersonal } from './commands/prove-card'
import { cardChoicesOf } from './queries/card-choices'
import { cardDetail } from './queries/card-detail'
import { cardPeopleOf } from './queries/card-people'
import { findEmployers } from './queries/employers'
import { cardMovementsOf } from './queries/movements'
import type { CardRow } from './queries/own-card'
import { walletOf } from './queries/wallet'
import {
  choiceDto,
  detailDto,
  employersDto,
  enterpriseInfoDto,
  movementsDto,
  personalInfoDto,
  personDto,
  walletDto
} from './wallet-dto'

const userOf = (context: RequestContext): string => requireUser(context).id

const detailOf = async (context: RequestContext, cardNumber: string) =>
  detailDto(await cardDetail(context.db, userOf(context), cardNumber, context.now()))

const peopleOf = async (context: RequestContext, cardNumber: string) =>
  (await cardPeopleOf(context.db, userOf(context), cardNumber, context.now())).map(personDto)

/** Whom a card was bound for, where that is of this account; and what is on it. */
async function moreOf({ db, user }: RequestContext, { cardNumber, contactsId }: CardRow) {
  const [money] = await db.select().from(cardBalances).where(eq(cardBalances.no, cardNumber))
  const [holder] = contactsId
    ? await db
        .select({ name: contacts.name })
        .from(contacts)
        .where(and(eq(contacts.id, contactsId), eq(contacts.userId, user?.id ?? '')))
    : []
  return { balanceFen: money ? money.amountFen - money.takenFen : 0, holderName: holder?.name ?? '' }
}

const boundDto = ({ cardNumber, name }: { cardNumber: string; name: string }) => ({
  cardNumber,
  cardName: name
})

/** How cards come to an account and leave it, what is on them, and whom they are for. */
export const bindingHandlers = {
  'card.personalInfo': async (input, context) => {
    const proven = await provePersonal(context, input)
    return personalInfoDto(proven, await moreOf(context, proven.card))
  },
  'card.personalBind': async (input, context) => boundDto(await bindPersonal(context, input)),
  'card.enterpriseInfo': async (input, context) => enterpriseInfoDto(await proveEnterprise(context, input)),
  'card.enterpriseBind': async ({ proof }, context) => boundDto(await bindEnterprise(context, proof)),
  'card.registerBind': async (_input, context) =>
    (await bindRegistered(context)).map(({ cardNumber, name, company }) => ({
      ...{ cardNumber, cardName: name, company }
    })),
  'card.password': async (input, context) => {
    await changePassword(context, input)
    return {}
  },
  'card.sendCode': ({ mobile, ticket }, context) =>
    sendCode(context, mobile ?? requireUser(context).phone, 'card', ticket),
  'card.unbind': async ({ x }, context) => {
    await unbindCard(context, x)
    return {}
  },
  'card.employers': async ({ name }, { db }) => employersDto(await findEmployers(db, name)),
  'card.wallet': async (_input, context) => {
    const { db, now } = context
    const gift = (await storedLeft(db, userOf(context), now())).find(({ tender }) => tender === 'gift')
    return walletDto(await walletOf(db, userOf(context), now()), gift?.amountFen ?? 0)
  },
  'card.detail': ({ x }, context) => detailOf(context, x),
  'card.movements': async ({ x: cardNumber, of, rightId, page, size }, context) =>
    movementsDto(
      await cardMovementsOf(context.db, userOf(context), { cardNumber, of, rightId }, context.now()),
      { of, page, size }
    ),
  'card.people': ({ x }, context) => peopleOf(context, x),
  'card.choices': async (input, context) =>
    (await cardChoicesOf(context.db, userOf(context), input, context.now())).map(choiceDto),
  'card.nameFamily': async (input, context) => {
    await nameFamily(context, input)
    return peopleOf(context, input.cardNumber)
  },
  'card.dropFamily': async (input, context) => {
    await dropFamily(context, input)
    return peopleOf(context, input.cardNumber)
  },
  'card.loss': async ({ cardNumber }, context) => {
    await reportLoss(context, cardNumber)
    return detailOf(context, cardNumber)
  },
  'card.found': async ({ cardNumber, code }, context) => {
    await undoLoss(context, cardNumber, code)
    return detailOf(context, cardNumber)
  }
} satisfies Partial<Handlers>
