import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { AddressFields } from '@/components/contact/address-fields'
import { useRoot } from '@/stores/context'
import { ADDRESS_FORM, type AddressModel } from '../address'
import { laterTexts } from '../later-texts'

/** Where the paper report or the goods are sent to (§2, §5). */
export const AddressForm = observer(function AddressForm({
  open,
  model,
  label = laterTexts.addressGroup,
  regionLabel = laterTexts.addressRegion,
  levels,
  cityOnly = false
}: {
  open: boolean
  model: AddressModel
  /** Name of the group for screen readers. */
  label?: string
  regionLabel?: string
  levels?: 2 | 3 | undefined
  /** Nothing is sent. */
  cityOnly?: boolean
}) {
  const { call } = useRoot()
  if (!open) return null
  return (
    <View role="group" aria-label={label}>
      <AddressFields
        form={ADDRESS_FORM}
        call={call}
        region={model.region}
        detail={model.detail}
        required
        regionLabel={regionLabel}
        {...(levels ? { levels } : {})}
        errors={model.errors}
        onRegion={model.chooseRegion}
        {...(cityOnly ? {} : { onDetail: model.typeDetail })}
      />
    </View>
  )
})
