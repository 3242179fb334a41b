import { maskMobile, maskName } from '@/domain/mask'
import { HOUR_MS } from '@/domain/date'
import { accountOf } from '../../account/queries/account'
import { reportViews } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'

interface View {
  readonly contactsId: string
  readonly reportNo: string
  readonly what: 'read' | 'file'
}

/** Notes who read what, once an hour: who looks at three pages of a report has read it once. */
export async function noteView(context: RequestContext, { contactsId, reportNo, what }: View): Promise<void> {
  const user = requireUser(context)
  const at = context.now()
  const { name } = await accountOf(context.db, user.id, 'plain')
  const hour = Math.floor(at.getTime() / HOUR_MS)
  const viewer = `${maskName(name)} ${maskMobile(user.phone)}`.trim()
  await context.db
    .insert(reportViews)
    .values({
      id: [user.id, contactsId, reportNo, what, hour].join('|'),
      contactsId,
      viewerId: user.id,
      viewer,
      reportNo,
      what,
      at
    })
    .onConflictDoNothing({ target: reportViews.id })
}
