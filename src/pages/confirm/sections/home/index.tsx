import { Card } from '@/components/ui/card'
import { PERSON_TEXTS } from '@/domain/person/texts'
import type { VisitPricing } from '../../pricing/visit'
import { AddressModel } from '../../shared/address'
import { addressAnswers } from '../../shared/address-answers'
import { AddressForm } from '../../shared/parts/address-form'
import type { SectionOf } from '../../shared/section'

/** In which city the person is, for kinds that ask; `label` and `levels` are those of the region. */
export const home =
  ({ label, levels }: { readonly label: string; readonly levels: 2 | 3 }): SectionOf<VisitPricing> =>
  (around) => {
    const address = new AddressModel(around.root, around.key, {
      wanted: () => true,
      contact: () => around.person?.contact,
      regionMissing: PERSON_TEXTS.select(label),
      cityOnly: true
    })
    return {
      name: 'home',
      step: label,
      address,
      ...addressAnswers(address),
      contribute: () => ({ home: address }),
      View: () => (
        <Card title={label}>
          <AddressForm open cityOnly model={address} label={label} regionLabel={label} levels={levels} />
        </Card>
      )
    }
  }
