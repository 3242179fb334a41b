import { eq } from 'drizzle-orm'
import { orderClaims } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { Claim, ClaimKind, ClaimPart, ClaimRules, StoredClaim } from './claim'
import { coupon } from './coupon'
import { flash } from './flash'
import { quota } from './quota'
import { seat } from './seat'
import { sku } from './sku'

export type { Claim, ClaimKind } from './claim'
export { useCoupons } from './coupon'
export { withEndedHold } from './seat'

/** Of each kind; another kind is another file and a line here. */
const RULES: { readonly [K in ClaimKind]: ClaimRules<K> } = { coupon, quota, sku, flash, seat }

const KINDS = (Object.keys(RULES) as ClaimKind[]).sort((a, b) => RULES[a].rank - RULES[b].rank)

const isOf = <K extends ClaimKind>(claim: { readonly kind: ClaimKind }, kind: K): claim is Claim<K> =>
  claim.kind === kind

const takeOf = <K extends ClaimKind>(tx: Tx, kind: K, claims: readonly Claim[], at: Date) => {
  const own = claims.flatMap((claim) => (isOf(claim, kind) ? [claim] : []))
  return own.length === 0 ? null : RULES[kind].take(tx, own, at)
}

/** Takes all, or answers the first that is not to be had: the caller then rolls back. Their rows are written by the caller. */
export async function takeClaims(tx: Tx, claims: readonly Claim[], at: Date): Promise<Claim | null> {
  for (const kind of KINDS) {
    const missing = await takeOf(tx, kind, claims, at)
    if (missing) return missing
  }
  return null
}

/** What a pay order and its orders have claimed ever. Whoever changes them has locked the pay order. */
const claimsOf = (tx: Tx, payOrderNum: string): Promise<StoredClaim[]> =>
  tx.select().from(orderClaims).where(eq(orderClaims.payOrderNum, payOrderNum))

/** Gives back whatever a pay order that ends still has, with all its orders. */
export async function giveBackClaims(tx: Tx, payOrderNum: string, at: Date): Promise<void> {
  const parts: ClaimPart[] = (await claimsOf(tx, payOrderNum))
    .filter(({ amount, givenBack }) => givenBack < amount)
    .map((claim) => ({ claim, amount: claim.amount - claim.givenBack }))
  for (const kind of KINDS) {
    const own = parts.filter(({ claim }) => claim.kind === kind)
    if (own.length > 0) await RULES[kind].giveBack(tx, own, at)
  }
}

/** Takes again what a pay order gave back when it ended. False when something is gone: the caller then rolls back. */
export async function retakeClaims(tx: Tx, payOrderNum: string, at: Date): Promise<boolean> {
  const claims = (await claimsOf(tx, payOrderNum)).filter(({ givenBack }) => givenBack > 0)
  for (const { id } of claims) {
    await tx.update(orderClaims).set({ givenBack: 0 }).where(eq(orderClaims.id, id))
  }
  return (await takeClaims(tx, claims.map(fromStored), at)) === null
}

function fromStored({ kind, payOrderNum, orderNum, userId, resource, givenBack }: StoredClaim): Claim {
  const known = KINDS.find((one) => one === kind)
  if (known === undefined) throw new Error(`a claim of an unknown kind: ${kind}`)
  return { kind: known, payOrderNum, orderNum, userId, resource, amount: givenBack }
}
