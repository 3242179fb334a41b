import { observer } from 'mobx-react-lite'
import { Image, Text, View } from '@tarojs/components'
import { Badge, countText } from '@/components/ui/badge'
import { spokenCount } from '@/components/ui/badge/spoken'
import { cx } from '@/components/ui/cx'
import { Tap } from '@/components/ui/tap'
import { tabBarItem } from '@/platform/host/tab-bar'
import { useRoot } from '@/stores/context'
import styles from './care-bar.module.scss'
import { navigate } from './navigate'
import { routes, type RouteName } from './table'
import { keysOf } from '@/domain/keys-of'

type TabName = {
  [N in RouteName]: (typeof routes)[N] extends { readonly tab: object } ? N : never
}[RouteName]

const isTab = (name: RouteName): name is TabName => 'tab' in routes[name]
const TABS = keysOf(routes).filter(isTab)
const CART: TabName = 'shoppingcart'

export interface CareBarProps {
  /** The tab page it stands on. */
  readonly open: RouteName
  readonly dark: boolean
}

/** The bottom bar of care mode: WeChat's own, which it hides (`platform/host`), has letters of one size. */
export const CareBar = observer(function CareBar({ open, dark }: CareBarProps) {
  const { cart } = useRoot()
  return (
    <View className={styles.bar} role="tablist" aria-label="主导航">
      {TABS.map((name) => {
        const { text, icon } = routes[name].tab
        const { iconPath, selectedIconPath } = tabBarItem(dark, icon)
        const on = name === open
        const count = name === CART ? cart.count : 0
        return (
          <Tap
            key={name}
            className={cx(styles.item, on && styles.on)}
            role="tab"
            selected={on}
            label={count > 0 ? `${text}，${spokenCount(countText(count))}` : undefined}
            onTap={() => {
              if (!on) navigate(name)
            }}
          >
            <View className={styles.picture}>
              <Image className={styles.icon} src={`/${on ? selectedIconPath : iconPath}`} />
              <Badge count={count} corner />
            </View>
            <Text>{text}</Text>
          </Tap>
        )
      })}
    </View>
  )
})
