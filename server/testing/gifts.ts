import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../db/client'

/**
 * Gift cards of which what was on them at first is not what orders have, what is left, what was sent away and what has run out together,
 * or whose history says something else than they do.
 */
export async function wrongGifts(db: Db): Promise<string[]> {
  return (
    await rowsOf<{ wrong: string }>(
      db,
      sql`
      with told as (
        select no,
          coalesce(sum(amount) filter (where verb in ('issue', 'claim')), 0) as granted,
          coalesce(sum(amount) filter (where verb = 'take'), 0) - coalesce(sum(amount) filter (where verb = 'return'), 0) as taken,
          coalesce(sum(amount) filter (where verb = 'send'), 0)
            - coalesce(sum(amount) filter (where verb in ('back', 'lapse')), 0) as sent,
          coalesce(sum(amount) filter (where verb = 'expire'), 0) as expired,
          (array_agg(left_after order by id desc))[1] as left_now
        from gift_movements group by no
      ), away as (
        select no, sum(amount_fen) as fen from gift_sends where state in ('open', 'claimed') group by no
      )
      select v.no || ': granted ' || granted_fen || ', taken ' || taken_fen || ', left ' || amount_fen - taken_fen || ', away '
        || coalesce(a.fen, 0) || '; told ' || coalesce(concat_ws(' ', t.granted, t.taken, t.sent, t.expired, t.left_now), 'nothing') as wrong
      from stored_values v left join told t on t.no = v.no left join away a on a.no = v.no
      where granted_fen <> coalesce(t.granted, 0) or taken_fen <> coalesce(t.taken, 0) or coalesce(a.fen, 0) <> coalesce(t.sent, 0)
        or granted_fen <> amount_fen + coalesce(t.sent, 0) + coalesce(t.expired, 0)
        or amount_fen - taken_fen <> coalesce(t.left_now, 0)`
    )
  ).map(({ wrong }) => wrong)
}
