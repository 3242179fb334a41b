import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Countdown } from '@/components/ui/countdown'
import { Img } from '@/components/ui/img'
import type { Group, Groups } from '@/services/activity/groups'
import { useRoot } from '@/stores/context'
import type { GroupBuyModel } from '../model'
import { texts } from '../texts'
import styles from './waiting.module.scss'

interface WaitingProps {
  model: GroupBuyModel
  groups: Groups
}

/** Groups of others that wait, for who has no seat yet. */
export const Waiting = observer(function Waiting({ model, groups: { waiting } }: WaitingProps) {
  const seat = model.group?.seat ?? 'none'
  const others = waiting.filter(({ groupId }) => groupId !== model.group?.groupId)
  if (others.length === 0 || (seat !== 'none' && seat !== 'back')) return null
  return (
    <Card rows title={texts.others}>
      <View role="list">
        {others.map((group) => (
          <Row key={group.groupId} model={model} group={group} />
        ))}
      </View>
    </Card>
  )
})

const Row = observer(function Row({ model, group }: { model: GroupBuyModel; group: Group }) {
  const { clock } = useRoot()
  const name = group.people.find(({ leader }) => leader)?.name ?? ''
  return (
    <View className={styles.row} role="listitem">
      <Img src="/seed-img/glyph/man.svg#mint" round="full" className={styles.avatar} />
      <View className={styles.main}>
        <View className={styles.name}>{texts.groupOf(name)}</View>
        <View className={styles.quiet}>
          <Text>{`${texts.lacks(group.missing)} · ${texts.rest} `}</Text>
          <Countdown of={texts.groupOf(name)} deadline={group.endsAt} now={clock.now} />
        </View>
      </View>
      <Button
        kind="soft"
        size="sm"
        label={texts.joinOf(name)}
        disabled={model.busy}
        onTap={() => void model.join(group)}
      >
        {texts.join}
      </Button>
    </View>
  )
})
