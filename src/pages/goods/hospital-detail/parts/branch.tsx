import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { distanceText } from '@/domain/booking/distance'
import type { BranchDetail } from '@/services/catalogue/branches'
import { useRoot } from '@/stores/context'
import type { BranchModel } from '../model'
import { texts } from '../texts'
import styles from '../index.module.scss'

export interface BranchProps {
  model: BranchModel
  branch: BranchDetail
}

/** Picture, name, when it is open, where it is, how to call it, what it has. */
export function Branch({ model, branch }: BranchProps) {
  const { name, tags, thirdParty, facilities, intro } = branch
  const { openHours, closedWeekdays, address, transit, tel } = branch
  const far = distanceText(useRoot().location.known(branch.distanceKm))
  return (
    <>
      <Img src={branch.image} fit="contain" ripple="middle" eager className={styles.picture} />
      <View className={styles.over}>
        <Card>
          <View className={styles.name}>{name}</View>
          {thirdParty || tags.length > 0 ? (
            <Tags className={styles.tags}>
              {thirdParty ? <Tag tone="info">{texts.partner}</Tag> : null}
              {tags.map((tag) => (
                <Tag key={tag} tone="primary">
                  {tag}
                </Tag>
              ))}
            </Tags>
          ) : null}
          <View className={styles.rows}>
            <Row icon="clock" main={`${texts.hours} ${openHours}`} sub={texts.closedOn(closedWeekdays)} />
            <Row icon="pin" main={address} sub={far} action={texts.openMap} onTap={model.openMap} />
            {tel ? <Row icon="phone" main={tel} action={texts.call} onTap={model.callPhone} /> : null}
            {transit ? <Row icon="nav" main={transit} /> : null}
          </View>
        </Card>
        {facilities.length > 0 ? (
          <Card title={texts.facilities}>
            <Tags>
              {facilities.map((facility) => (
                <Tag key={facility} icon="check">
                  {facility}
                </Tag>
              ))}
            </Tags>
          </Card>
        ) : null}
        {intro ? (
          <Card title={texts.intro}>
            <View className={styles.paragraph}>{intro}</View>
          </Card>
        ) : null}
      </View>
    </>
  )
}

interface RowProps {
  icon: IconName
  main: string
  sub?: string
  /** What a tap on the row does. */
  action?: string
  onTap?: () => void
}

function Row({ icon, main, sub, action, onTap }: RowProps) {
  const content = (
    <>
      <Icon name={icon} size={18} tone="ink3" className={styles.icon} />
      <View className={styles.text}>
        <View className={styles.main}>{main}</View>
        {sub ? <View className={styles.sub}>{sub}</View> : null}
      </View>
      {action ? <View className={styles.action}>{action}</View> : null}
    </>
  )
  if (!onTap) return <View className={styles.row}>{content}</View>
  return (
    <Tap className={styles.row} onTap={onTap}>
      {content}
    </Tap>
  )
}
