import { observer } from 'mobx-react-lite'
import { LoadableView } from '@/components/loadable-view'
import { PrepList } from '@/components/order/prep-list'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { MoreLink } from '@/components/ui/section'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { dayAndTime, parseDateTime } from '@/domain/date'
import type { OrderDetail } from '@/services/order/order'
import type { PaySuccessModel } from '../model'
import { texts } from '../texts'

/** '11月23日 20:00 起' for what starts before the visit itself, else empty. */
function startOf(at: string, visitAt: number): string {
  const instant = parseDateTime(at)
  return instant === null || instant >= visitAt ? '' : texts.from(dayAndTime(at))
}

/** 检前准备: the plan's steps in order of time; a plan that does not come keeps nobody from the rest. */
export const PreparationCard = observer(function PreparationCard({
  model,
  order
}: {
  model: PaySuccessModel
  order: OrderDetail
}) {
  const { plan } = model
  const { prepare } = visitWordsOf(order.kind)
  const steps = plan.value?.steps
  if (plan.loadable.state === 'idle' || steps?.length === 0) return null
  const retry = <MoreLink text={texts.retry} onTap={() => void model.loadPlan()} />
  return (
    <Card title={prepare}>
      <LoadableView
        value={plan.loadable}
        skeleton={<SkeletonBlock shape="card" />}
        error={() => (
          <Notice round icon="info" action={retry}>
            {texts.planFailed(prepare)}
          </Notice>
        )}
      >
        {(value) => (
          <PrepList
            steps={value.steps.map((step) => ({ ...step, when: startOf(step.at, value.startsAt) }))}
          />
        )}
      </LoadableView>
    </Card>
  )
})
