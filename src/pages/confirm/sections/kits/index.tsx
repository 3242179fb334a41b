import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import type { CartPricing } from '../../pricing/cart'
import type { SectionOf } from '../../shared/section'
import { ConsentCard } from '../consent/card'
import styles from './index.module.scss'
import { KitsModel, type ConsentOf } from './model'

/** Consent of each line of the cart that asks for it. */
export const kits =
  (aboutOf: ConsentOf): SectionOf<CartPricing> =>
  ({ root, scope, pricing }) => {
    const model = new KitsModel(root, scope, pricing, aboutOf)
    return {
      name: 'kits',
      quoted: model.ask,
      check() {
        const wrong = model.consents.map(({ model: consent }) => consent.check())
        return wrong.find((one) => one) ?? null
      },
      contribute: () => ({
        lines: pricing.lines.map((line) => ({ line, consent: model.consentOf(line) }))
      }),
      View: () => <Kits model={model} />
    }
  }

const Kits = observer(function Kits({ model }: { model: KitsModel }) {
  return (
    <>
      {model.consents.map(({ name, model: consent }) => (
        <View key={name}>
          <View className={styles.of}>{name}</View>
          <ConsentCard model={consent} />
        </View>
      ))}
    </>
  )
})
