import { Empty } from '@/components/ui/page-state'
import { isConfirmType } from '@/contract/completions'
import { kindNamed, rulesOf } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import type { ConfirmParams } from '../shared/confirmable'
import { nothingTexts as texts } from './nothing-texts'

/** An unknown kind of confirm, or nothing chosen yet (§2). */
export function Nothing({ open: _open, ...params }: ConfirmParams & { open: boolean }) {
  const { type } = params
  if (!isConfirmType(type)) {
    const home = { text: texts.home, onTap: () => navigate('home') }
    return <Empty title={texts.unmatched} text={texts.unmatchedHint} actions={[home]} />
  }
  const kind = kindNamed(type)
  const isVisit = kind === null || rulesOf(kind).booking
  const action =
    kind && isVisit
      ? { text: texts.toBooking, onTap: () => navigate('booking', params, { replace: true }) }
      : { text: texts.toShop, onTap: () => navigate('shop') }
  return (
    <Empty title={texts.noData} text={isVisit ? texts.noVisitHint : texts.noGoodsHint} actions={[action]} />
  )
}
