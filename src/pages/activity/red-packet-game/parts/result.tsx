import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { navigate } from '@/routes/navigate'
import { Hero } from '../../shared/hero'
import { DrawNotices } from '../../shared/draw-notices'
import { creditOf } from '../../shared/result'
import type { RedPacketModel } from '../model'
import { texts } from '../texts'
import styles from './result.module.scss'

/** What the server has drawn for this game, and where it is. */
export const Result = observer(function Result({ model }: { model: RedPacketModel }) {
  const { draw, tapped } = model
  const { result, left } = draw
  if (!result) return null
  const { fen, state } = result
  return (
    <>
      <Hero
        middle
        title={fen === null ? texts.nothing : texts.won}
        seal="/seed-img/illus/redpacket.svg"
        className={styles.hero}
      />
      <View className={styles.body}>
        <Card>
          <View className={styles.sum} role="status">
            {fen === null ? null : <Price fen={fen} size="xl" exact />}
            <View className={styles.text}>{creditOf(result)}</View>
          </View>
          <View className={styles.facts}>
            <View className={styles.fact}>
              <Text className={styles.number}>{tapped}</Text>
              <View className={styles.quiet}>{texts.thisTime}</View>
            </View>
            <View className={styles.fact}>
              <Text className={styles.number}>{left}</Text>
              <View className={styles.quiet}>{texts.left}</View>
            </View>
          </View>
          <View className={styles.buttons}>
            <Button
              kind="soft"
              className={styles.half}
              disabled={draw.act !== 'draw'}
              onTap={() => model.start()}
            >
              {draw.act === 'draw' ? texts.again : texts.over}
            </Button>
            <Button
              className={styles.half}
              onTap={() => (state === 'credited' ? navigate('giftCard') : navigate('shop'))}
            >
              {state === 'credited' ? texts.toGift : texts.toShop}
            </Button>
          </View>
        </Card>
        <DrawNotices model={draw} />
      </View>
    </>
  )
})
