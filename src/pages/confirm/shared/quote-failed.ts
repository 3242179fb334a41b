import { ErrorCode } from '@/contract/errors'
import { navigate } from '@/routes/navigate'
import type { Loadable } from '@/stores/loadable'
import type { Root } from '@/stores/root'
import type { Confirmable } from './confirmable'
import { texts } from './texts'

/** The product may be gone; elsewhere the last price stays and the failure is told. */
export async function quoteFailed(
  { feedback }: Pick<Root, 'feedback'>,
  { scope, params }: Pick<Confirmable, 'scope' | 'params'>,
  loadable: Loadable<unknown>
): Promise<void> {
  if (loadable.state !== 'failed' || scope.left) return
  if (loadable.code === ErrorCode.offShelf) {
    await feedback.alert({ title: texts.noticeTitle, text: loadable.message })
    navigate('selling', params, { replace: true })
  } else if (loadable.previous !== undefined) feedback.toast({ text: loadable.message })
}
