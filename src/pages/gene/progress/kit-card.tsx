import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ParcelFields } from '@/components/order/parcel-fields'
import { PrepList } from '@/components/order/prep-list'
import { WayFacts } from '@/components/order/way'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { dayAndTime, longDate } from '@/domain/date'
import type { OrderDetail } from '@/services/order/order'
import styles from './index.module.scss'
import { CODE, type KitModel } from './kit'
import { texts } from './texts'

type Kit = NonNullable<OrderDetail['kit']>
interface KitProps {
  model: KitModel
  kit: Kit
}

/** The number on a kit, how its sample is taken, and how it comes to the laboratory. */
export function KitCards({ model, kit }: KitProps) {
  const { guide, back } = kit
  const toTake = guide.length > 0
  return (
    <>
      <NumberCard model={model} kit={kit} />
      {toTake ? (
        <Card title={texts.guide}>
          <PrepList steps={guide.map((step, index) => ({ ...step, icon: ICONS[index] ?? 'info' }))} />
        </Card>
      ) : null}
      {toTake || back ? <BackCard model={model} kit={kit} /> : null}
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
  const { sendTo, adviseBy, back, canSend, guide } = kit
  const rows = [
    [texts.sendTo, sendTo ? `${sendTo.name} ${sendTo.address}`.trim() : ''],
    [texts.adviseBy, adviseBy === '' ? '' : longDate(adviseBy)],
    [texts.parcel, back ? `${back.courier} ${back.parcelNo}` : ''],
    [texts.sentAt, back ? dayAndTime(back.sentAt) : ''],
    [texts.arrivedAt, back ? dayAndTime(back.receivedAt) : '']
  ] as const
  return (
    <Card title={texts.back}>
      <WayFacts rows={rows} />
      {guide.length === 0 ? null : <View className={styles.note}>{texts.advice}</View>}
      {canSend ? <SendForm model={model} back={back} /> : null}
    </Card>
  )
}

const SendForm = observer(function SendForm({ model, back }: { model: KitModel; back: Kit['back'] }) {
  const { parcel } = model
  useEffect(() => {
    parcel.takeUp(back)
    void parcel.load()
  }, [parcel, back])
  return (
    <>
      <ParcelFields model={parcel} />
      <Button block className={styles.order} loading={model.busy} onTap={() => void model.send()}>
        {back ? texts.sendAgain : texts.send}
      </Button>
    </>
  )
})
