import { HoldStrip } from '@/components/booking/hold-keeper'
import type { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { fieldId } from '@/components/contact/field-id'
import { StepBar } from '@/components/ui/step-bar'
import { useShell } from '@/components/ui/page-shell/shell'
import { bookingSteps } from '@/domain/booking/next-screen'
import { timespanText } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import { rulesOf } from '@/domain/kinds'
import type { VisitPricing } from '../../pricing/visit'
import { careTexts } from '../../shared/care-texts'
import type { Wrong } from '../../shared/confirmable'
import type { Around, Section } from '../../shared/section'
import { texts } from '../../shared/texts'
import { Breakfast } from './breakfast'
import { VisitCard } from './card'
import { VisitModel } from './model'

const BREAKFAST = fieldId('breakfast')

/** Where and when: the hold of the slot and its change, the breakfast. */
export function visit(around: Around<VisitPricing>): Section & { readonly hold: HoldKeeper } {
  const { root, scope, pricing } = around
  const model = new VisitModel(root, scope, pricing, () => around.reload())
  const { hold, breakfasts } = model
  const steps = bookingSteps(rulesOf(pricing.kind))
  const leave = (): Wrong | null => {
    const wrong = around.person?.checkWhere((field) => field === 'breakfast')
    return wrong ? { id: BREAKFAST, message: wrong.message } : null
  }
  function Head() {
    const { elder } = useShell()
    return (
      <>
        {elder ? null : <StepBar steps={steps} current={steps.length - 2} />}
        <HoldStrip keeper={hold} />
      </>
    )
  }
  return {
    name: 'visit',
    step: careTexts.names.visit,
    hold,
    async load() {
      // It comes with its list, so that it does not push what follows a moment later.
      const asked = around.person?.form.fields.includes('breakfast')
      await Promise.all([breakfasts.load(), asked ? Breakfast.ready() : undefined])
    },
    changed: breakfasts.load,
    leave,
    check() {
      if (breakfasts.known) return leave()
      if (breakfasts.failed) void breakfasts.load()
      return { id: BREAKFAST, message: texts.pending }
    },
    contribute: () => ({ breakfastId: breakfasts.chosenId }),
    begin: async () => !hold.isOver() || hold.retake(),
    /** Seat, hold and schedule; only a refused order needs their answers, so they are fetched then. */
    async refused(error) {
      const { visitRefused } = await import('../../shared/visit-refused')
      return visitRefused(root, { hold, key: pricing.key, booked: pricing.booked }, error)
    },
    owns: (id) => id === BREAKFAST,
    get breakfast() {
      return { count: breakfasts.options.length, id: breakfasts.chosenId }
    },
    get summary() {
      const { visit } = pricing.booked ?? {}
      if (!visit) return []
      return [
        { label: careTexts.when, value: `${longDate(visit.date)} ${timespanText(visit.timespan)}` },
        { label: careTexts.where, value: visit.branch.name }
      ]
    },
    Head,
    View: () => <VisitCard model={model} around={around} />
  }
}
