import { observer } from 'mobx-react-lite'
import { onDemand } from '@/components/ui/on-demand'
import { PAYING_TENDERS } from '@/domain/order/tenders'
import { listStored, type StoredCard } from '@/services/placing/stored-money'
import { LoadableRequest } from '@/stores/loadable'
import type { Around, Paying, Section, SectionOf } from '../../shared/section'
import { texts as shared } from '../../shared/texts'
import { StoredModel } from './model'
import { StoredRow } from './row'
import { texts } from './texts'

const StoredSheet = onDemand(() => import('./sheet').then((part) => part.StoredSheet))

/** Gift cards, then balances of cards, which pay before money does. In care mode a step of its own. */
export const storedMoney: SectionOf = (around) => sectionOf(around, true)

/** The same beside a visit: in care mode it is asked together with the coupons. */
export const storedBesideVisit: SectionOf = (around) => sectionOf(around, false)

function sectionOf(around: Around, ownStep: boolean): Section {
  const { root, scope, key } = around
  const request = new LoadableRequest<readonly StoredCard[]>()
  const load = async () => {
    await scope.run(request, () => listStored(scope.call))
  }
  /** A deposit now and the rest later, where it is not all paid at once. */
  const planned = () => around.pricing.paying?.(around.totalFen) ?? null
  const models: StoredModel[] = []
  const usedFen = (of: readonly StoredModel[]) => of.reduce((sum, one) => sum + one.usedFen, 0)
  const dueFen = (of: readonly StoredModel[]) => (planned()?.nowFen ?? around.totalFen) - usedFen(of)
  for (const tender of PAYING_TENDERS) {
    const before = [...models]
    models.push(new StoredModel(root, key, { tender, request, load, dueFen: () => dueFen(before) }))
  }
  return {
    name: 'stored-money',
    row: true,
    get step() {
      if (!ownStep) return undefined
      const names = models.flatMap(({ name, cards }) => (cards.length > 0 ? [name] : []))
      return names.length > 0 ? texts.step(names) : null
    },
    load,
    returned: () => void load(),
    contribute: () => ({ stored: models.reduce((all, { body }) => ({ ...all, ...body }), {}) }),
    async refused(error) {
      for (const model of models) {
        const answer = await model.refused(error, () => dueFen(models))
        if (answer !== null) return answer
      }
      return null
    },
    placed: (order) => models.reduce((placed, model) => model.after(placed), order),
    paying: () => payingOf(models, planned(), dueFen(models)),
    View: () => (
      <>
        {models.map((model) => (
          <Stored key={model.name} model={model} />
        ))}
      </>
    )
  }
}

/** What they pay of what is due now, and what is left of it; null: they pay nothing. */
function payingOf(models: readonly StoredModel[], planned: Paying | null, nowFen: number): Paying | null {
  const used = models.flatMap(({ name: label, usedFen }) => (usedFen > 0 ? [{ label, fen: -usedFen }] : []))
  if (used.length === 0) return null
  const [, ...later] = planned?.parts ?? []
  const label = planned?.parts[0]?.label ?? shared.toPay
  return { ...planned, nowFen, parts: [...used, { label, fen: nowFen }, ...later] }
}

const Stored = observer(function Stored({ model }: { model: StoredModel }) {
  return (
    <>
      <StoredRow model={model} />
      <StoredSheet open={model.open} model={model} />
    </>
  )
})
