import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { FieldContext } from '@/components/ui/form/context'
import { Field } from '@/components/ui/form/field'
import { FieldError } from '@/components/ui/form/field-error'
import { RadioList } from '@/components/ui/form/radio-list'
import { TextField } from '@/components/ui/form/text-field'
import { ErrorState } from '@/components/ui/page-state'
import { Sheet } from '@/components/ui/sheet'
import { SkeletonList } from '@/components/ui/skeleton'
import styles from '../index.module.scss'
import { COMPANY, PARCEL, type SendBack } from '../send-back'
import { texts } from '../texts'

interface SendBackSheetProps {
  open: boolean
  model: SendBack
}

/** With whom goods go back, and under which number. */
export const SendBackSheet = observer(function SendBackSheet({ open, model }: SendBackSheetProps) {
  const { companyError, parcelError } = model
  return (
    <Sheet
      open={open}
      title={texts.sendTitle}
      subtitle={texts.sendHint}
      onClose={() => model.close()}
      footer={
        <Button block loading={model.busy} onTap={() => void model.submit()}>
          {texts.sendSubmit}
        </Button>
      }
    >
      <View>
        <Field id={PARCEL} label={texts.parcelNo} required error={parcelError}>
          <TextField
            value={model.parcelNo}
            maxLength={30}
            placeholder={texts.parcelHint}
            onChange={(text) => model.type(text)}
          />
        </Field>
      </View>
      <View id={COMPANY} className={styles.more}>
        <View className={styles.note}>{texts.company}</View>
        <LoadableView
          value={model.request.loadable}
          skeleton={<SkeletonList rows={2} />}
          error={({ message }) => <ErrorState title={message} onRetry={() => void model.load()} />}
        >
          {(couriers) => (
            <FieldContext.Provider
              value={{
                required: true,
                invalid: companyError !== '',
                ...(companyError ? { describedBy: `${COMPANY}-error` } : {})
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
        {companyError ? <FieldError id={`${COMPANY}-error`} text={companyError} /> : null}
      </View>
    </Sheet>
  )
})
