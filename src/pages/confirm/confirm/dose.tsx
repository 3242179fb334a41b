import type { ProductKind } from '@/domain/kinds'
import { usePageModel } from '@/routes/use-page-model'
import { plan } from '../kinds/dose'
import { DoseFrame } from '../sections/dose'
import { DosePricing } from '../sections/dose/pricing'
import type { ConfirmParams } from '../shared/confirmable'
import { Shell } from '../shell/shell'
import { ShellModel } from '../shell/model'

interface DoseProps {
  open: boolean
  params: ConfirmParams
  kind: ProductKind
}

/** The confirm screen of a dose that gets its day, or another one; its plan comes with it. */
export function Dose({ params, kind }: DoseProps) {
  const model = usePageModel(
    (root, scope) =>
      new ShellModel(root, scope, {
        params,
        pricing: () => new DosePricing(root, scope, params, kind),
        plan: () => Promise.resolve(plan)
      })
  )
  return (
    <Shell
      model={model}
      nothing={null}
      frame={(form) => <DoseFrame pricing={model.pricing}>{form}</DoseFrame>}
    />
  )
}
