import type { VisitPricing } from '../../pricing/visit'
import { AddressModel } from '../../shared/address'
import { addressAnswers } from '../../shared/address-answers'
import { careTexts } from '../../shared/care-texts'
import type { SectionOf } from '../../shared/section'
import { PaperCard } from './card'
import { ReportModel } from './model'

/** Paper report or what one gets instead, with where it is posted to. */
export const report: SectionOf<VisitPricing> = (around) => {
  const { root, scope, key, pricing } = around
  const model = new ReportModel(root, scope, pricing)
  const address = new AddressModel(root, key, {
    wanted: () => model.byPost,
    contact: () => around.person?.contact
  })
  return {
    name: 'report',
    get step() {
      return model.options.length > 0 ? careTexts.names.report : null
    },
    address,
    load: model.load,
    changed: model.load,
    ...addressAnswers(address),
    contribute: () => ({ paper: model.chosen, post: model.byPost ? address : null }),
    View: () => <PaperCard model={model} address={address} />
  }
}
