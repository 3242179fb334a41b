import type { RateLimitOptions } from '@fastify/rate-limit'
import type { EndpointName } from '@/contract/catalogue'

const MINUTE_MS = 60_000

/** Calls per minute and address, for calls that cost money, guess secrets, keep seats, search or fill a table; many share an address. */
const PER_MINUTE: Partial<Record<EndpointName, number>> = {
  'auth.sendCode': 20,
  'auth.login': 30,
  'auth.passwordLogin': 30,
  'auth.silent': 30,
  'auth.keys': 60,
  'auth.refresh': 60,
  'auth.thirdLogin': 30,
  'auth.tokenOwner': 30,
  'bank.login': 30,
  'bank.authorize': 30,
  'bank.encrypt': 60,
  'check.draw': 30,
  'check.answer': 30,
  'card.personalInfo': 20,
  'card.enterpriseInfo': 20,
  'card.registerBind': 20,
  'card.password': 20,
  'card.sendCode': 20,
  'card.employers': 60,
  'gift.add': 20,
  'gift.send': 20,
  'gift.opened': 60,
  'gift.claim': 30,
  'hold.take': 30,
  'hold.extend': 30,
  'coupon.redeem': 20,
  'draw.take': 60,
  'newcomer.take': 30,
  'group.start': 30,
  'group.join': 30,
  'seckill.enter': 600,
  'account.sendCode': 20,
  'account.verifyPhone': 30,
  'account.changePhone': 30,
  'account.setPassword': 30,
  'partner.authorize': 30,
  'product.search': 120,
  'analytics.send': 600
}

/** The limit of a row, or null when it has none. */
export function limitOf(name: EndpointName): RateLimitOptions | null {
  const max = PER_MINUTE[name]
  return max === undefined ? null : { max, timeWindow: MINUTE_MS }
}
