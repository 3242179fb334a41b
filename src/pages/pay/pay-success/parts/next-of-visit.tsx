import { observer } from 'mobx-react-lite'
import { doseTexts } from '@/components/dose/texts'
import { orderTexts } from '@/components/order/texts'
import { isApart } from '@/components/order/to-order'
import { ORDER_STATUS } from '@/domain/order/codes'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import type { PaySuccessModel } from '../model'
import { texts } from '../texts'
import { NextStep } from './cards'

/** The visit goes into a calendar, or gets its day first; of a group others are asked to come. */
export const NextOfVisit = observer(function NextOfVisit({
  model,
  order
}: {
  model: PaySuccessModel
  order: OrderDetail
}) {
  const { kind, number: orderNum, status, actions } = order
  const { visitAhead, calendarDays } = model
  if (visitAhead) {
    const text = calendarDays > 1 ? texts.calendarDays(doseTexts.count(calendarDays, '')) : texts.calendar
    return <NextStep text={text} icon="calcheck" onTap={() => void model.addToCalendar()} />
  }
  if (status === ORDER_STATUS.awaitingGroup)
    return <NextStep text={texts.toGroup} icon="share" onTap={() => navigate('groupBuy')} />
  if (!actions.includes('book')) return null
  return (
    <NextStep
      text={orderTexts.book}
      icon="calcheck"
      onTap={() => navigate(isApart(kind) ? 'sugarChangeDate' : 'changeDate', { orderNum })}
    />
  )
})
