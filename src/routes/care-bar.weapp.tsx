import { Image, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Tap } from '@/components/ui/tap'
import { tabBarItem } from '@/platform/host/tab-bar'
import styles from './care-bar.module.scss'
import { navigate } from './navigate'
import { routes, type RouteName } from './table'

type TabName = {
  [N in RouteName]: (typeof routes)[N] extends { readonly tab: object } ? N : never
}[RouteName]

const isTab = (name: string): name is TabName => name in routes && 'tab' in routes[name as RouteName]
const TABS = Object.keys(routes).filter(isTab)

export interface CareBarProps {
  /** The tab page it stands on. */
  readonly open: RouteName
  readonly dark: boolean
}

/** The bottom bar of care mode: WeChat's own, which it hides (`platform/host`), has letters of one size. */
export function CareBar({ open, dark }: CareBarProps) {
  return (
    <View className={styles.bar} role="tablist" aria-label="主导航">
      {TABS.map((name) => {
        const { text, icon } = routes[name].tab
        const { iconPath, selectedIconPath } = tabBarItem(dark, icon)
        const on = name === open
        return (
          <Tap
            key={name}
            className={cx(styles.item, on && styles.on)}
            role="tab"
            selected={on}
            onTap={() => {
              if (!on) navigate(name)
            }}
          >
            <Image className={styles.icon} src={`/${on ? selectedIconPath : iconPath}`} />
            <Text>{text}</Text>
          </Tap>
        )
      })}
    </View>
  )
}
