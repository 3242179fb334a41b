import { useCallback, useMemo, useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { PickerRow } from '@/components/ui/form/picker-field'
import type { Region, RegionLoader } from '@/components/ui/form/region-picker'
import { TextArea } from '@/components/ui/form/text-area'
import { onDemand } from '@/components/ui/on-demand'
import { ADDRESS_MAX_LENGTH, addressLength } from '@/domain/address/address'
import { joinRegion, splitRegion } from '@/domain/address/region'
import type { Call } from '@/services/http/call'
import { listRegions } from '@/services/account/regions'
import { addressTexts } from './texts'

const RegionPicker = onDemand(() =>
  import('@/components/ui/form/region-picker').then((part) => part.RegionPicker)
)

export type AddressField = 'region' | 'address'

export interface AddressFieldsProps {
  /** First part of the fields' ids, as in `fieldId`. */
  form: string
  call: Call
  /** Region names joined by '-' (§3). */
  region: string
  detail: string
  /** Both have to be filled in. */
  required?: boolean
  regionLabel?: string
  /** 2: province and city. */
  levels?: 2 | 3
  errors: Partial<Record<AddressField, string>>
  onRegion: (region: string) => void
  /** As typed: the owner cuts and strips it, see `cleanAddress`. Without it the region alone is asked. */
  onDetail?: (typed: string) => void
}

/** Province, city and district by a picker, and the detail address with its counter (§5). */
export function AddressFields(props: AddressFieldsProps) {
  const { form, call, region, required = false, errors, onRegion } = props
  const { regionLabel = addressTexts.region, levels = 3 } = props
  const optional = required ? '' : addressTexts.optional
  const placeholder = levels === 2 ? addressTexts.cityPlaceholder : addressTexts.regionPlaceholder
  const load = useMemo((): RegionLoader => (parent, level) => listRegions(call, parent, level), [call])
  const [open, setOpen] = useState(false)
  const [path, setPath] = useState<readonly Region[]>([])
  const close = useCallback(() => setOpen(false), [])
  const choose = useCallback(
    (next: readonly Region[]) => {
      setPath(next)
      onRegion(joinRegion(next.map(({ name }) => name)))
    },
    [onRegion]
  )
  // A stored region is known by its names only: then the choice starts at the top.
  const current = joinRegion(path.map(({ name }) => name)) === region ? path : []
  return (
    <>
      <Field id={`${form}-region`} label={regionLabel} required={required} error={errors.region}>
        <PickerRow
          text={splitRegion(region).join(' ')}
          placeholder={`${optional}${placeholder}`}
          open={open}
          onTap={() => setOpen(true)}
        />
        <RegionPicker
          open={open}
          title={addressTexts.regionTitle(regionLabel)}
          levels={levels}
          load={load}
          value={current}
          onChange={choose}
          onClose={close}
        />
      </Field>
      <DetailField {...props} />
    </>
  )
}

function DetailField({ form, detail, required = false, errors, onDetail }: AddressFieldsProps) {
  if (!onDetail) return null
  const optional = required ? '' : addressTexts.optional
  return (
    <Field id={`${form}-address`} label={addressTexts.detail} required={required} tall error={errors.address}>
      <TextArea
        value={detail}
        placeholder={`${optional}${addressTexts.detailPlaceholder}`}
        limit={ADDRESS_MAX_LENGTH}
        count={addressLength}
        onChange={onDetail}
      />
    </Field>
  )
}
