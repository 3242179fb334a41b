import { and, asc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { orderClaims } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { Claim, ClaimKind, ClaimPart, ClaimRules, StoredClaim } from './claim'
import { coupon } from './coupon'
import { customs } from './customs'
import { flash } from './flash'
import { gift } from './gift'
import { quota } from './quota'
import { seat } from './seat'
import { sku } from './sku'

export { claimRow, type Claim, type ClaimKind, type ClaimPart } from './claim'
export { useCoupons } from './coupon'
export { customsKey } from './customs'
export { moveSeat, withEndedHold, type EndedHold } from './seat'

/** Of each kind; another kind is another file and a line here. */
const RULES: { readonly [K in ClaimKind]: ClaimRules<K> } = { coupon, quota, gift, customs, sku, flash, seat }

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

/** Whose claims: of a pay order with all its orders, of one order, or of a visit. Its pay order is locked. */
export type ClaimedBy =
  | { readonly payOrderNums: readonly string[] }
  | { readonly payOrderNum: string }
  | { readonly orderNum: string }
  | { readonly visitId: string }

function ofOwner(owner: ClaimedBy): SQL {
  if ('payOrderNums' in owner) return inArray(orderClaims.payOrderNum, [...owner.payOrderNums])
  if ('payOrderNum' in owner) return eq(orderClaims.payOrderNum, owner.payOrderNum)
  if ('orderNum' in owner) return eq(orderClaims.orderNum, owner.orderNum)
  return eq(orderClaims.visitId, owner.visitId)
}

/** What an owner still has of what it claimed, each as a whole part. */
export async function claimsLeft(tx: Tx, owner: ClaimedBy): Promise<ClaimPart[]> {
  const left = and(ofOwner(owner), lt(orderClaims.givenBack, orderClaims.amount))
  const claims = await tx.select().from(orderClaims).where(left).orderBy(asc(orderClaims.id))
  return claims.map((claim) => ({ claim, amount: claim.amount - claim.givenBack }))
}

/** Gives parts of claims back, in the order of their ranks. Throws for what is not claimed any more. */
export async function giveBack(tx: Tx, parts: readonly ClaimPart[], at: Date): Promise<void> {
  for (const kind of KINDS) {
    const own = parts.filter(({ claim }) => claim.kind === kind)
    if (own.length > 0) await RULES[kind].giveBack(tx, own, at)
  }
}

/** Takes again what a pay order gave back when it ended. False when something is gone: the caller then rolls back. */
export async function retakeClaims(tx: Tx, payOrderNum: string, at: Date): Promise<boolean> {
  const given = and(ofOwner({ payOrderNum }), gt(orderClaims.givenBack, 0))
  const claims = await tx.select().from(orderClaims).where(given)
  for (const { id } of claims) {
    await tx.update(orderClaims).set({ givenBack: 0 }).where(eq(orderClaims.id, id))
  }
  return (await takeClaims(tx, claims.map(fromStored), at)) === null
}

function fromStored({ givenBack: amount, ...stored }: StoredClaim): Claim {
  const { payOrderNum, orderNum, userId, resource, visitId, lineId } = stored
  const kind = KINDS.find((one) => one === stored.kind)
  if (kind === undefined) throw new Error(`a claim of an unknown kind: ${stored.kind}`)
  return { kind, payOrderNum, orderNum, userId, resource, amount, visitId, lineId }
}
