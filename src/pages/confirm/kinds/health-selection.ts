import { COMPLETIONS } from '@/contract/completions'
import { healthSelectionForms as forms } from '@/domain/kinds/health-selection.form'
import { goodsBody } from './goods-body'
import type { GoodsPlan } from './plan'

const TYPE = 'health-selection'

export const healthSelectionConfirm: GoodsPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: (category) => forms.byCategory?.[category] ?? forms.form,
  body: goodsBody
}
