import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { FieldContext } from '@/components/ui/form/context'
import { Field } from '@/components/ui/form/field'
import { FieldError } from '@/components/ui/form/field-error'
import { RadioList } from '@/components/ui/form/radio-list'
import { TextField } from '@/components/ui/form/text-field'
import { ErrorState } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import styles from './index.module.scss'
import type { ParcelModel } from './model'

/** The number of a parcel that goes back, and its courier. */
export const ParcelFields = observer(function ParcelFields({ model }: { model: ParcelModel }) {
  const { numberId, numberError, companyId, companyError, texts } = model
  return (
    <>
      <Field id={numberId} label={texts.parcelNo} required error={numberError}>
        <TextField
          value={model.parcelNo}
          maxLength={30}
          placeholder={texts.parcelHint}
          onChange={(text) => model.type(text)}
        />
      </Field>
      <View id={companyId} className={styles.company}>
        <View className={styles.label} aria-hidden="true">
          {texts.company}
        </View>
        <LoadableView
          value={model.couriers.loadable}
          skeleton={<SkeletonList rows={2} />}
          error={({ message }) => <ErrorState title={message} onRetry={() => void model.load()} />}
        >
          {(couriers) => (
            <FieldContext.Provider
              value={{
                required: true,
                invalid: companyError !== '',
                ...(companyError ? { describedBy: `${companyId}-error` } : {})
              }}
            >
              <RadioList
                label={texts.company}
                value={model.companyCode}
                options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={(code) => model.choose(code)}
              />
            </FieldContext.Provider>
          )}
        </LoadableView>
        {companyError ? <FieldError id={`${companyId}-error`} text={companyError} /> : null}
      </View>
    </>
  )
})
