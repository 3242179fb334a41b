import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Notice } from '@/components/ui/notice'
import { Tap } from '@/components/ui/tap'
import type { ReplacementOption, ReplacementPage } from '@/services/activity/replacements'
import type { ReplacementModel } from '../model'
import { texts } from '../texts'
import styles from './options.module.scss'

interface OptionsProps {
  model: ReplacementModel
  page: ReplacementPage
}

/** What the order can be exchanged for, each with what it costs more or less. */
export const Options = observer(function Options({ model, page: { options } }: OptionsProps) {
  const { order, option, chooses, guest } = model
  // Of an order that is exchanged, used or gone there is nothing to choose.
  if (order && order.state !== 'open') return null
  return (
    <Card title={texts.options} extra={<Text className={styles.near}>{texts.near}</Text>}>
      {options.length === 0 ? <View className={styles.note}>{texts.noOptions}</View> : null}
      <View role={order ? 'radiogroup' : 'list'} aria-label={texts.options}>
        {options.map((one) =>
          order ? (
            <Choice key={one.product.productCode} model={model} option={one} open={chooses} />
          ) : (
            <View key={one.product.productCode} className={cx(styles.option, styles.shown)} role="listitem">
              <Told option={one} note={texts.price(one.priceFen)} />
            </View>
          )
        )}
      </View>
      {order && option && !guest ? (
        <Notice tone="info" round className={styles.first ?? ''}>
          {texts.first(option.priceFen, order.backFen)}
        </Notice>
      ) : null}
    </Card>
  )
})

interface ChoiceProps {
  model: ReplacementModel
  option: ReplacementOption
  open: boolean
}

const Choice = observer(function Choice({ model, option, open }: ChoiceProps) {
  const { product, unfit } = option
  const on = model.option === option
  const difference = model.differenceTo(option)
  const told = difference.kind === 'same' ? texts.same : texts[difference.kind](difference.fen)
  const disabled = !open || unfit !== ''
  const note = unfit || told
  return (
    <Tap
      role="radio"
      className={cx(styles.option, on && styles.on, unfit !== '' && styles.unfit)}
      label={texts.label(product.name, note)}
      checked={on}
      disabled={disabled}
      onTap={() => model.choose(product.productCode)}
    >
      <Told option={option} note={note} less={unfit === '' && difference.kind === 'less'} />
      <Check role="radio" on={on} disabled={disabled} />
    </Tap>
  )
})

interface ToldProps {
  option: ReplacementOption
  note: string
  /** The note speaks of money that comes back. */
  less?: boolean
}

function Told({ option: { product, ageMin, ageMax }, note, less = false }: ToldProps) {
  const { name, image, tone, itemCount } = product
  const facts = [itemCount > 0 ? texts.items(itemCount) : '', texts.ages(ageMin, ageMax)].filter(Boolean)
  return (
    <>
      <Img src={image} tone={tone} round="8" className={styles.picture} />
      <View className={styles.body}>
        <View className={styles.name}>{name}</View>
        {facts.length > 0 ? <View className={styles.facts}>{facts.join(' · ')}</View> : null}
        <View className={cx(styles.note, less && styles.less)}>{note}</View>
      </View>
    </>
  )
}
