import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName, above } from '@/components/ui/link-card'
import { Tap } from '@/components/ui/tap'
import { cx } from '@/components/ui/cx'
import { navigate } from '@/routes/navigate'
import { readShop, type ShopInfo } from '@/services/catalogue/shop'
import { useRoot } from '@/stores/context'
import type { HomeModel } from '../model'
import { lowerTexts as texts } from './texts'
import styles from './help.module.scss'

const INVOICE = '发票'
const OWN: readonly (readonly [text: string, icon: IconName, open: () => void])[] = [
  ['改约', 'calcheck', () => navigate('registered')],
  ['退款', 'refresh', () => navigate('orderList')],
  [INVOICE, 'doc', () => navigate('orderList')],
  ['报告', 'report', () => navigate('myReport')]
]

/** Some blocks and banners are of some cities: they are asked for anew once another one is chosen. */
function useOtherCity(cityCode: string, changed: () => void): void {
  const known = useRef(cityCode)
  useEffect(() => {
    if (known.current === cityCode) return
    known.current = cityCode
    changed()
  })
}

/** The way to the answers and to people, and what one does alone most often. */
export const HelpEntry = observer(function HelpEntry({
  model
}: {
  model: Pick<HomeModel, 'loadHidden' | 'loadBanners'>
}) {
  const { call, location } = useRoot()
  useOtherCity(location.cityCode, () => {
    void model.loadHidden()
    void model.loadBanners()
  })
  const [shop, setShop] = useState<ShopInfo>()
  useEffect(() => {
    readShop(call).then(setShop, () => undefined)
  }, [call])
  const hours = shop?.hours ?? ''
  const own = OWN.filter(([text]) => text !== INVOICE || shop?.invoices !== false)
  return (
    <LinkCard className={styles.help}>
      <View className={styles.top}>
        <Img src="/seed-img/scene/helpDesk.svg#mint" round="12" className={styles.art} />
        <View className={styles.words}>
          <LinkName level={2} className={styles.title} onTap={() => navigate('help')}>
            {texts.help}
          </LinkName>
          <View className={styles.note}>
            {hours === '' ? texts.helpNote(own.map(([text]) => text)) : texts.hours(hours)}
          </View>
        </View>
        <View className={styles.centre} aria-hidden>
          <Text>{texts.centre}</Text>
          <Icon name="right" size={16} />
        </View>
      </View>
      <View className={cx(styles.own, above)}>
        {own.map(([text, icon, open]) => (
          <Tap key={text} className={styles.one} role="link" onTap={open}>
            <View className={styles.ring}>
              <Icon name={icon} size={20} />
            </View>
            <Text>{text}</Text>
          </Tap>
        ))}
      </View>
    </LinkCard>
  )
})
