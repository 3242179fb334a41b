import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { SkeletonList } from '@/components/ui/skeleton'
import styles from '../index.module.scss'
import type { RefundModel } from '../model'
import { texts } from '../texts'

/** How much goes back, how that comes about, and where it goes. */
export const Amount = observer(function Amount({ model }: { model: RefundModel }) {
  const { amount, isChosen } = model
  const { state } = model.preview.loadable
  if (!isChosen) return null
  if (!amount) {
    return (
      <Card className={styles.card} title={texts.amount}>
        {state === 'failed' ? (
          <Button kind="line" size="sm" onTap={() => void model.loadAmount()}>
            {texts.amountFailed}
          </Button>
        ) : (
          <SkeletonList rows={1} />
        )}
      </Card>
    )
  }
  return (
    <>
      <Card className={styles.card} title={texts.amount} extra={<Price fen={amount.fen} exact />}>
        <View className={styles.how}>
          {amount.how.map((sentence) => (
            <View key={sentence}>{sentence}</View>
          ))}
          {model.isReturn ? (
            <View>{texts.effectBack}</View>
          ) : amount.whole ? (
            <View>{texts.effect}</View>
          ) : null}
          {amount.coupons ? (
            <View>{texts.coupons[amount.coupons.back](amount.coupons.names.join('」「'))}</View>
          ) : null}
        </View>
      </Card>
      {amount.ways.length > 0 ? (
        <Card className={styles.card} title={texts.where}>
          {amount.ways.map(({ name, fen }) => (
            <ListRow
              key={name}
              icon="wallet"
              label={texts.back(name)}
              value={<Price fen={fen} size="sm" tone="ink" exact />}
            />
          ))}
          {amount.storedAgain.length > 0 ? (
            <View className={styles.how}>
              {amount.storedAgain.map(({ name, tail, until }) => (
                <View key={tail}>{texts.storedAgain(name, tail, until)}</View>
              ))}
            </View>
          ) : null}
        </Card>
      ) : null}
    </>
  )
})
