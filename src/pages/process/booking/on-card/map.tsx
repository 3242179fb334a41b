import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { pinPlaces, type PinPlace } from '@/domain/booking/pin-places'
import { splitPrice } from '@/domain/money'
import type { ListedBranch, RefusingBranch } from '@/services/booking/booking'
import styles from './map.module.scss'
import { texts } from './texts'

interface BranchMapProps {
  branches: readonly ListedBranch[]
  refusing: readonly RefusingBranch[]
  /** Where the user stands. */
  own: { readonly lat: number; readonly lon: number }
  picked: string
  onPick: (branchId: string) => void
}

const at = ({ x, y }: PinPlace) => ({ left: `${x}%`, top: `${y}%` })

/** '¥0', '补 ¥60'. */
function priceOf({ payFen = 0 }: ListedBranch): string {
  const { integer, decimal } = splitPrice(payFen)
  return payFen === 0 ? texts.free : texts.pay(decimal ? `${integer}.${decimal}` : integer)
}

/** Where the branches lie to each other and to the user, as a drawing; a pin leads to its row, which says everything. */
export function BranchMap({ branches, refusing, own, picked, onPick }: BranchMapProps) {
  const places = pinPlaces([...branches, ...refusing, own])
  const placeOf = (index: number): PinPlace => places[index] ?? { x: 50, y: 50 }
  return (
    <View className={styles.map} role="group" aria-label={texts.map}>
      <Img src="/seed-img/scene/branchMap.svg" tone="none" className={styles.drawing ?? ''} />
      <View className={styles.own} style={at(placeOf(places.length - 1))} role="img" aria-label={texts.you} />
      {refusing.map(({ id, name, reason }, index) => (
        <View
          key={id}
          className={styles.place}
          style={at(placeOf(branches.length + index))}
          role="img"
          aria-label={texts.refusingPin(name, reason)}
        >
          <View className={cx(styles.pin, styles.no)}>
            <Text>{texts.refusesPin}</Text>
          </View>
        </View>
      ))}
      {branches.map((branch, index) => (
        <View key={branch.id} className={styles.place} style={at(placeOf(index))}>
          <Tap
            className={styles.target}
            label={texts.pinOf(branch.name, priceOf(branch))}
            onTap={() => onPick(branch.id)}
          >
            <View className={cx(styles.pin, branch.id === picked && styles.on)}>
              <Text>{priceOf(branch)}</Text>
            </View>
          </Tap>
        </View>
      ))}
    </View>
  )
}
