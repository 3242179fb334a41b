import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'

/**
 * Entitlements, quotas and balances of which what was granted is not what is used, left and has run out together, or whose history says
 * something else than they do.
 */
export async function wrongCards(db: Db): Promise<string[]> {
  return (
    await rowsOf<{ wrong: string }>(
      db,
      sql`
      with stands as (
        select 'right' as account, card_number, id as right_id, granted, taken, uses - taken as left_now from card_rights
        union all
        select 'quota', card_number, null, quota_granted_fen, quota_used_fen, quota_fen - quota_used_fen from bound_cards
        union all
        select 'balance', no, null, granted_fen, taken_fen, amount_fen - taken_fen from card_balances
      ), told as (
        select account, card_number, right_id,
          coalesce(sum(amount) filter (where verb = 'grant'), 0) as granted,
          coalesce(sum(amount) filter (where verb = 'take'), 0) - coalesce(sum(amount) filter (where verb = 'return'), 0) as taken,
          coalesce(sum(amount) filter (where verb = 'expire'), 0) as expired,
          (array_agg(left_after order by id desc))[1] as left_now
        from card_movements group by account, card_number, right_id
      )
      select concat_ws(' ', s.account, s.card_number, s.right_id) || ': granted ' || s.granted || ', taken ' || s.taken
        || ', left ' || s.left_now || '; told ' || coalesce(concat_ws(' ', t.granted, t.taken, t.expired, t.left_now), 'nothing') as wrong
      from stands s left join told t
        on t.account = s.account and t.card_number = s.card_number and t.right_id is not distinct from s.right_id
      where s.granted <> coalesce(t.granted, 0) or s.taken <> coalesce(t.taken, 0)
        or s.granted <> s.taken + s.left_now + coalesce(t.expired, 0)
        or s.left_now <> coalesce(t.left_now, 0)`
    )
  ).map(({ wrong }) => wrong)
}

/** What the movements of cards say of each account, money in yuan: `taken` is occupied and used together. */
export const toldOfCards = (db: Db, cardNumbers: readonly string[]) =>
  rowsOf<{ key: string; granted: number; left: number; taken: number; expired: number }>(
    db,
    sql`
    with sums as (
      select account, coalesce(right_id, card_number) as of, case when account = 'right' then 1 else 100 end as unit,
        coalesce(sum(amount) filter (where verb = 'grant'), 0) as granted,
        coalesce(sum(amount) filter (where verb = 'take'), 0) - coalesce(sum(amount) filter (where verb = 'return'), 0) as taken,
        coalesce(sum(amount) filter (where verb = 'expire'), 0) as expired
      from card_movements where card_number in ${[...cardNumbers]} group by account, card_number, right_id
    )
    select account || ' ' || of as key, (granted::float / unit) as granted, (taken::float / unit) as taken,
      (expired::float / unit) as expired, ((granted - taken - expired)::float / unit) as "left" from sums`
  )
