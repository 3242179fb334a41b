import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { BranchScore } from '@/components/booking/branch-score'
import { showPlace } from '@/components/booking/show-place'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { above, LinkCard, LinkName } from '@/components/ui/link-card'
import { Meter } from '@/components/ui/meter'
import { Price } from '@/components/ui/price'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { canBookBranch, branchButtonText } from '@/domain/booking/slot/stock'
import { dayInRow } from '@/domain/day-names'
import { distanceText } from '@/platform/location/distance-text'
import { navigate } from '@/routes/navigate'
import type { ListedBranch } from '@/services/booking/booking'
import { useRoot } from '@/stores/context'
import { texts } from '../texts'
import styles from './branch-row.module.scss'

export interface BranchRowProps {
  branch: ListedBranch
  /** The day of the tab. */
  date: string
  /** Of one that cannot be booked then: the next day on which it can; '' none. */
  freeAfter: string
  nearest: boolean
  /** Why this row stands out; '' for the others. */
  mark: string
  busy: boolean
  /** Nothing is paid for it any more. */
  paid: boolean
  /** In the place of what it costs there. */
  price?: ReactNode
  /** What is to be known of it before. */
  note?: ReactNode
  /** Stand in the place of the way on. */
  children?: ReactNode
  onNext: () => void
  onChangeDate: () => void
}

/** Tags that fit one line beside the picture, marks included: a row that is marked later must not grow. */
const MOST_TAGS = 2

/** A branch on the day of the tab (R2.115); the card leads to the branch, its buttons do not. */
export function BranchRow(props: BranchRowProps) {
  const { branch, date, freeAfter, nearest, mark, busy, paid, price, note, children, onNext, onChangeDate } =
    props
  const root = useRoot()
  const { id: hospitalId, name, address, lat, lon, transit, firstTime } = branch
  const distance = distanceText(root.location.known(branch.distanceKm))
  const bookable = canBookBranch(branch)
  const partner = branch.thirdParty
  const marks = [mark !== '', nearest, partner].filter(Boolean).length
  const tags = branch.tags.filter((tag) => tag !== texts.partner).slice(0, Math.max(0, MOST_TAGS - marks))
  return (
    <LinkCard className={styles.branch}>
      <View className={styles.top}>
        <Img src={branch.image} round="12" ripple="none" className={styles.picture} />
        <View className={styles.about}>
          <View className={styles.title}>
            <LinkName
              level={2}
              className={styles.name}
              onTap={() => navigate('hospitalDetail', { hospitalId })}
            >
              {name}
            </LinkName>
            {distance !== '' && <Text className={styles.km}>{distance}</Text>}
          </View>
          <BranchScore score={branch.score} count={branch.reviewCount} className={styles.score} />
          {transit !== '' && <View className={styles.transit}>{transit}</View>}
          <Tags oneLine className={styles.tags}>
            {mark !== '' && <Tag tone="primary">{mark}</Tag>}
            {nearest && <Tag tone="fill">{texts.nearest}</Tag>}
            {partner && <Tag tone="info">{texts.partner}</Tag>}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Tags>
        </View>
      </View>
      <View className={styles.place}>
        <Text className={styles.address}>{address}</Text>
        <Tap
          className={cx(above, styles.map)}
          label={texts.map(name)}
          onTap={() => void showPlace(root, { lat, lon, name, address })}
        >
          <Icon name="nav" size={16} tone="primary" />
        </Tap>
      </View>
      {note}
      <View className={styles.foot}>
        <View className={styles.left}>
          <View className={styles.line}>
            <Text className={bookable ? styles.when : styles.full}>
              {!bookable
                ? texts.full(dayInRow(date), freeAfter && dayInRow(freeAfter))
                : firstTime === ''
                  ? texts.open(dayInRow(date))
                  : texts.from(dayInRow(date), firstTime)}
            </Text>
            {bookable && (
              <Tap className={cx(above, styles.change)} label={texts.changeDateOf(name)} onTap={onChangeDate}>
                <Text>{texts.changeDate}</Text>
                <Icon name="right" size={14} />
              </Tap>
            )}
          </View>
          {!children && (
            <View className={styles.line}>
              <Meter className={styles.meter} percent={branch.percent} text={texts.booked(branch.percent)} />
              {price ?? (paid ? null : <Price fen={branch.priceFen} />)}
            </View>
          )}
        </View>
        {!children && (
          <Button
            part="booking-branch"
            kind={bookable ? 'primary' : 'line-primary'}
            size="md"
            className={cx(above, styles.button)}
            label={`${name} ${branchButtonText(branch)}`}
            disabled={busy}
            onTap={bookable ? onNext : onChangeDate}
          >
            {branchButtonText(branch)}
          </Button>
        )}
      </View>
      {children ? <View className={cx(above, styles.inside)}>{children}</View> : null}
    </LinkCard>
  )
}
