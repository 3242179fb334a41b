import { toFen, toYuan } from '@/domain/money'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { addGift } from './commands/add-gift'
import { claimGift, takeBackGift } from './commands/end-send'
import { sendGift } from './commands/send-gift'
import { claimDto, cardDto, movementsDto, overviewDto, sentDto } from './dto'
import { giftCardsOf, giftMovementsOf } from './queries/gift-cards'
import { readSend, sentBy } from './queries/sends'

async function overview({ db, now, user }: RequestContext) {
  const { id } = requireUser({ user })
  const at = now()
  return overviewDto(await giftCardsOf(db, id), await sentBy(db, id, at), at)
}

/** Gift cards of the account beside what they pay: how they come, are given on, and what became of them. */
export const giftHandlers = {
  'gift.overview': (_input, context) => overview(context),
  'gift.movements': async ({ giftNo, page, size }, context) => {
    const { id } = requireUser(context)
    return movementsDto(await giftMovementsOf(context.db, id, { no: giftNo, page, size }), { page, size })
  },
  'gift.add': async ({ code }, context) => {
    const { no, amountFen, expiresAt } = await addGift(context, code)
    return { giftNo: no, amount: toYuan(amountFen), expiresAt: expiresAt.getTime() }
  },
  'gift.send': async ({ giftNo, amount, words, toName }, context) =>
    sentDto(await sendGift(context, { no: giftNo, amountFen: toFen(amount), words, toName }), context.now()),
  'gift.takeBack': async ({ sendNo }, context) => {
    await takeBackGift(context, sendNo)
    return overview(context)
  },
  'gift.opened': async ({ code }, context) => {
    const { id } = requireUser(context)
    const at = context.now()
    return claimDto(await readSend(context.db, code, at), id, at)
  },
  'gift.claim': async ({ code }, context) => cardDto(await claimGift(context, code), context.now())
} satisfies Partial<Handlers>
