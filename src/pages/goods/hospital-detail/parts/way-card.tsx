import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { distanceText } from '@/platform/location/distance-text'
import { useRoot } from '@/stores/context'
import type { BranchProps } from './props'
import { texts } from '../texts'
import styles from './way-card.module.scss'

/** The drawing is of a way on foot from the underground. */
const ON_FOOT = /地铁.*步行/

/** Where it is and how to come there. */
export function WayCard({ model, branch }: BranchProps) {
  const { name, address, transit } = branch
  const far = distanceText(useRoot().location.known(branch.distanceKm))
  const how = [transit, far].filter(Boolean).join(' · ')
  return (
    <Card>
      {ON_FOOT.test(transit) ? (
        <View className={styles.map} aria-hidden>
          <Img src="/seed-img/map/walk.svg" tone="sand" ripple="none" round="12" className={styles.drawing} />
          <Text className={styles.drawn}>{texts.drawn}</Text>
        </View>
      ) : null}
      <View className={styles.place}>
        <View className={styles.text}>
          <View className={styles.address}>{address}</View>
          {how ? <View className={styles.how}>{how}</View> : null}
        </View>
        <Tap className={styles.go} label={texts.navigateTo(name)} onTap={model.openMap}>
          <Icon name="nav" size={16} className={styles.icon} />
          <Text>{texts.navigate}</Text>
        </Tap>
      </View>
    </Card>
  )
}
