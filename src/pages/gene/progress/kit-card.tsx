import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { PrepList } from '@/components/order/prep-list'
import { WayFacts } from '@/components/order/way'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldContext } from '@/components/ui/form/context'
import { Field } from '@/components/ui/form/field'
import { FieldError } from '@/components/ui/form/field-error'
import { RadioList } from '@/components/ui/form/radio-list'
import { TextField } from '@/components/ui/form/text-field'
import { ErrorState } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { dayAndTime, longDate } from '@/domain/date'
import type { OrderDetail } from '@/services/order'
import styles from './index.module.scss'
import { CODE, COMPANY, PARCEL, type KitModel } from './kit'
import { texts } from './texts'

type Kit = NonNullable<OrderDetail['kit']>
interface KitProps {
  model: KitModel
  kit: Kit
}

/** The number on a kit, how its sample is taken, and how it comes to the laboratory. */
export function KitCards({ model, kit }: KitProps) {
  return (
    <>
      <NumberCard model={model} kit={kit} />
      <Card title={texts.guide}>
        <PrepList steps={kit.guide.map((step, index) => ({ ...step, icon: ICONS[index] ?? 'info' }))} />
      </Card>
      <BackCard model={model} kit={kit} />
    </>
  )
}

const ICONS = ['clock', 'drop', 'leaf'] as const

const NumberCard = observer(function NumberCard({ model, kit }: KitProps) {
  const { codes, kits, canBind } = kit
  const rows = codes.map((code, index) => [texts.codeOf(index + 1, kits), code] as const)
  return (
    <Card title={texts.number}>
      <WayFacts rows={rows} />
      {canBind ? (
        <>
          <Field id={CODE} label={texts.code} required error={model.codeError}>
            <TextField
              value={model.code}
              maxLength={24}
              placeholder={texts.codeHint}
              onChange={(text) => model.typeCode(text)}
            />
          </Field>
          <Button block className={styles.order} loading={model.busy} onTap={() => void model.bind()}>
            {texts.bind}
          </Button>
        </>
      ) : codes.length === 0 ? (
        <View className={styles.note}>{texts.numberLater}</View>
      ) : null}
    </Card>
  )
})

function BackCard({ model, kit }: KitProps) {
  const { sendTo, adviseBy, back, canSend } = kit
  const rows = [
    [texts.sendTo, `${sendTo.name} ${sendTo.address}`],
    [texts.adviseBy, adviseBy === '' ? '' : longDate(adviseBy)],
    [texts.parcel, back ? `${back.courier} ${back.parcelNo}` : ''],
    [texts.sentAt, back ? dayAndTime(back.sentAt) : ''],
    [texts.arrivedAt, back ? dayAndTime(back.receivedAt) : '']
  ] as const
  return (
    <Card title={texts.back}>
      <WayFacts rows={rows} />
      {back?.receivedAt ? null : <View className={styles.note}>{texts.advice}</View>}
      {canSend ? <SendForm model={model} back={back} /> : null}
    </Card>
  )
}

const SendForm = observer(function SendForm({ model, back }: { model: KitModel; back: Kit['back'] }) {
  useEffect(() => {
    model.takeUp(back)
    void model.loadCouriers()
  }, [model, back])
  const { companyError, parcelError } = model
  return (
    <>
      <Field id={PARCEL} label={texts.parcelNo} required error={parcelError}>
        <TextField
          value={model.parcelNo}
          maxLength={30}
          placeholder={texts.parcelHint}
          onChange={(text) => model.typeParcel(text)}
        />
      </Field>
      <View id={COMPANY}>
        <LoadableView
          value={model.couriers.loadable}
          skeleton={<SkeletonList rows={2} />}
          error={({ message }) => <ErrorState title={message} onRetry={() => void model.loadCouriers()} />}
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
      <Button block className={styles.order} loading={model.busy} onTap={() => void model.send()}>
        {back ? texts.sendAgain : texts.send}
      </Button>
    </>
  )
})
