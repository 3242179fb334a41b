import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import type { BranchProps } from './props'
import { texts } from '../texts'
import styles from './arriving-card.module.scss'

/** Where to park, how to come up, who calls: what is told of a branch, and nothing else. */
export function ArrivingCard({ model, branch }: BranchProps) {
  const { arrival, tel, facilities } = branch
  const { parking, lift, wheelchair } = arrival
  const tiles = [
    { icon: 'P', told: parking },
    { icon: 'users', told: wheelchair },
    { icon: 'up', told: lift }
  ] as const
  const some = tiles.some(({ told }) => told !== '')
  if (!some && !tel && facilities.length === 0) return null
  return (
    <Card title={texts.arriving}>
      <View className={styles.tiles}>
        {tiles.map(({ icon, told }) =>
          told === '' ? null : (
            <View key={icon} className={styles.tile}>
              <Told icon={icon} told={told} />
            </View>
          )
        )}
        {tel ? (
          <Tap className={cx(styles.tile, styles.call)} label={texts.call(tel)} onTap={model.callPhone}>
            <Told icon="phone" told={`${texts.desk}，${tel}`} />
          </Tap>
        ) : null}
      </View>
      {facilities.length > 0 ? (
        <Tags>
          {facilities.map((facility) => (
            <Tag key={facility} icon="check">
              {facility}
            </Tag>
          ))}
        </Tags>
      ) : null}
    </Card>
  )
}

/** Its first words are the name, the others a line below. */
function Told({ icon, told }: { icon: IconName | 'P'; told: string }) {
  const [name = '', ...rest] = told.split('，')
  return (
    <>
      {icon === 'P' ? (
        <Text className={styles.parking} aria-hidden>
          P
        </Text>
      ) : (
        <Icon name={icon} size={20} tone="primary" className={styles.icon} />
      )}
      <View className={styles.text}>
        <View>{name}</View>
        {rest.length > 0 ? <View className={styles.more}>{rest.join('，')}</View> : null}
      </View>
    </>
  )
}
